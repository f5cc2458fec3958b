export type Env = {
  /** Where the backend answers; empty means the address this page came from. */
  supabaseUrl: string;
  /** The public key of the backend; null means it is asked for at `/app-config.json`. */
  supabasePublishableKey: string | null;
};

function isForVisitors(olderKey: string): boolean {
  try {
    return /"role":\s*"anon"/.test(atob(olderKey.split(".")[1] ?? ""));
  } catch {
    return false;
  }
}

/** Whether a key opens more than visitors may see. Keys of the older kind name their role within. */
export function isSecretKey(key: string): boolean {
  return key.startsWith("sb_secret_") || (key.startsWith("ey") && !isForVisitors(key));
}

function readText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

/** Where this build finds its backend; stops with a list of everything that is wrong. */
export function readEnv(source: Readonly<Record<string, unknown>>): Env {
  const supabaseUrl = readText(source["VITE_SUPABASE_URL"]).replace(/\/+$/, "");
  const supabasePublishableKey = readText(source["VITE_SUPABASE_PUBLISHABLE_KEY"]) || null;

  const problems: string[] = [];
  if (supabaseUrl !== "" && !/^https?:\/\/\S+$/.test(supabaseUrl)) {
    problems.push("VITE_SUPABASE_URL must start with http:// or https://");
  }
  if (supabaseUrl !== "" && supabasePublishableKey === null) {
    problems.push("VITE_SUPABASE_PUBLISHABLE_KEY is missing although VITE_SUPABASE_URL is set");
  }
  if (supabasePublishableKey !== null && isSecretKey(supabasePublishableKey)) {
    problems.push("VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key; everyone could read it");
  }
  if (problems.length > 0) {
    throw new Error(`The settings of this build are wrong: ${problems.join("; ")}.`);
  }

  return { supabaseUrl, supabasePublishableKey };
}
