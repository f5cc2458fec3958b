import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createClient } from "@supabase/supabase-js";
import { z } from "zod";

import { freePort } from "../../supabase/local/free-port.ts";

const projectFolder = join(import.meta.dirname, "../..");
const keysSchema = z.object({ publishableKey: z.string(), secretKey: z.string() });
const mailsSchema = z.array(
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string().nullable(),
    at: z.string(),
  }),
);

type Options = {
  /** Settings beyond the port and the data folder. */
  env?: Record<string, string>;
  /** Folder to carry on with; otherwise a new one. */
  dataFolder?: string;
  port?: number;
  /** Words behind main.ts on the command line. */
  parameters?: readonly string[];
};

/** A program of supabase/local that ended, and everything it printed. */
export type Ended = { exitCode: number | null; log: string };

/** A real local server in a process of its own. */
export type TestServer = {
  url: string;
  port: number;
  pid: number;
  publishableKey: string;
  secretKey: string;
  dataFolder: string;
  /** Everything it has printed. */
  log: () => string;
  /** Stops it cleanly, as Ctrl+C does. */
  stop: () => Promise<Ended>;
  /** Ends it at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Ends it and deletes its data. */
  remove: () => Promise<void>;
};

/** Starts a real server on a free port and waits until it is ready. */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const dataFolder = options.dataFolder ?? (await newDataFolder());
  const port = options.port ?? (await freePort());
  const { child, log, ended } = run("main.ts", { ...options, dataFolder, port });
  await Promise.race([isReady(child, log), ended]);
  if (child.exitCode !== null) throw new Error(`The server did not start:\n${log()}`);
  const keys = keysSchema.parse(JSON.parse(await readFile(join(dataFolder, "keys.json"), "utf8")));
  const end = async (signal: NodeJS.Signals): Promise<Ended> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    ...keys,
    dataFolder,
    log,
    stop: () => end("SIGINT"),
    kill: async () => void (await end("SIGKILL")),
    remove: async () => {
      await end("SIGKILL");
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Runs a program of supabase/local until it ends by itself. */
export async function runToEnd(
  program: string,
  options: Options & { dataFolder: string },
): Promise<Ended> {
  return run(program, { ...options, port: options.port ?? (await freePort()) }).ended;
}

/** A new empty folder outside the project. */
export function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "pcos-care-"));
}

/** A new folder with a copy of the empty database, if one was made before the tests: making it takes most of a first start. */
async function newDataFolder(): Promise<string> {
  const folder = await newFolder();
  const madeDatabase = process.env["MADE_DATABASE"];
  if (madeDatabase) await cp(madeDatabase, join(folder, "database"), { recursive: true });
  return folder;
}

/** A browser-like client of the server that keeps its session in memory. */
export function clientOf(server: TestServer) {
  return createClient(server.url, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/** Every e-mail in the local mailbox, oldest first. */
export async function mailsOf(server: TestServer): Promise<z.infer<typeof mailsSchema>> {
  return mailsSchema.parse(await (await fetch(`${server.url}/_mail.json`)).json());
}

/** Starts a program of supabase/local and waits for nothing. */
export function run(program: string, options: Options & { dataFolder: string; port: number }) {
  const parameters = [
    join(projectFolder, "supabase/local", program),
    ...(options.parameters ?? []),
  ];
  const child = spawn(process.execPath, parameters, {
    cwd: projectFolder,
    env: {
      ...process.env,
      ...options.env,
      PORT: String(options.port),
      PCOS_CARE_DATA: options.dataFolder,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: string[] = [];
  child.stdout.on("data", (text: Buffer) => printed.push(text.toString()));
  child.stderr.on("data", (text: Buffer) => printed.push(text.toString()));
  const log = () => printed.join("");
  const ended = once(child, "close").then((): Ended => ({ exitCode: child.exitCode, log: log() }));
  return { child, log, ended };
}

function isReady(child: ChildProcess, log: () => string): Promise<void> {
  return new Promise((resolve) => {
    child.stdout?.on("data", () => {
      if (log().includes("Press Ctrl+C to stop")) resolve();
    });
  });
}
