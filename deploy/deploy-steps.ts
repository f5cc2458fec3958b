import type { DeploySettings } from "./deploy-settings.ts";
import { edgeFunctions } from "./edge-functions.ts";

/** One command on the way to a site that is online. */
export type Step = {
  name: string;
  command: readonly [string, ...string[]];
  /** What to do when the command fails. */
  remedy: string;
  /** Whether the steps after it go on when the command fails. */
  mayFail?: boolean;
  /** Whether the command is the owner's own line for a shell. */
  isShellLine?: boolean;
};

/** Stands in a command for the file that holds the secrets while the command runs. */
export const SECRETS_FILE = "<file of secrets>";

/** The official command line, fetched from npm when it is needed first. */
const SUPABASE = ["npx", "--yes", "supabase@3.1.0"] as const;

const tests: Step = {
  name: "Test what goes online",
  command: ["npm", "test"],
  remedy: "Correct what the summary above names. Nothing was put online.",
};

/** What the owner should know before functions are bundled elsewhere than on this computer. */
export const WITHOUT_DOCKER =
  "Docker is not running on this computer, so Supabase itself has to bundle the functions, and it takes 5 MB of each at most. " +
  "The companion's is larger. Install Docker Desktop (docker.com), start it, and run this again.";

/** Every command of a deployment, in its order; each one may be run again. */
export function deploySteps(
  { siteUrl, projectReference, uploadCommand }: DeploySettings,
  { isTested, hasDocker }: { isTested: boolean; hasDocker: boolean },
): Step[] {
  const remote = `--remote=${projectReference}`;
  const doctor = ["npm", "run", "doctor", "--", siteUrl] as const;
  const steps: Step[] = [
    ...(isTested ? [] : [tests]),
    {
      name: "Look at what is online now",
      command: doctor,
      remedy: "That is no surprise before the first time. The steps below go on.",
      mayFail: true,
    },
    {
      name: "Ask whether this computer is signed in to Supabase",
      command: [...SUPABASE, "projects", "list"],
      remedy: `Sign in once with: ${SUPABASE.join(" ")} login`,
    },
    {
      name: "Link the project",
      command: [...SUPABASE, "link", "--project-ref", projectReference],
      remedy:
        "Check project_id in supabase/config.toml, and that your account may open the project.",
    },
    {
      name: "Apply the migrations",
      command: [...SUPABASE, "db", "push", remote, "--yes"],
      remedy:
        "No row was lost. If it asked for a password, put it into the environment as SUPABASE_DB_PASSWORD.",
    },
    {
      name: "Tell the functions their settings",
      command: [...SUPABASE, "secrets", "set", remote, "--yes", "--env-file", SECRETS_FILE],
      remedy: "Check that your account may set secrets in this project.",
    },
    {
      name: "Set sign-in, e-mails and limits",
      command: [...SUPABASE, "config", "push", remote, "--yes"],
      remedy: "Correct the value of supabase/config.toml that it names.",
    },
    {
      name: "Deploy the functions",
      command: [
        ...SUPABASE,
        "functions",
        "deploy",
        ...edgeFunctions,
        ...(hasDocker ? [] : ["--use-api"]),
        remote,
        "--yes",
      ],
      remedy: `The functions that were online stay as they were.${hasDocker ? "" : ` ${WITHOUT_DOCKER}`}`,
    },
    {
      name: "Build the site",
      command: ["npm", "run", "build"],
      remedy: "Correct the setting or the text that it names.",
    },
  ];
  if (uploadCommand === null) return steps;
  return [
    ...steps,
    {
      name: "Upload the folder dist/",
      command: [uploadCommand],
      remedy: "Correct PCOS_CARE_UPLOAD in .env, or sign in to your host.",
      isShellLine: true,
    },
    {
      name: "Look at what is online now",
      command: doctor,
      remedy: "Each line above that begins with FAULT says what to do.",
    },
  ];
}
