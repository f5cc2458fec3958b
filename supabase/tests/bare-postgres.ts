import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import postgres, { type Sql } from "postgres";

const programsRoot = "/usr/lib/postgresql";
const port = 5432;

export type BarePostgres = {
  /** Opens connections as the owner of the database, who is no superuser. */
  connect: (connections: number) => Sql;
  /** Where a program of its own finds the database, as that owner. */
  address: string;
  /** Everything the database is made of but its rows, as lines of SQL in a fixed order. */
  dumpSchema: () => string[];
  stop: () => Promise<void>;
};

/** The folder with initdb and postgres, of the newest version on this machine; null when there is none. */
export function findPostgresPrograms(): string | null {
  const versions = existsSync(programsRoot) ? readdirSync(programsRoot) : [];
  const folders = versions
    .toSorted((left, right) => Number(right) - Number(left))
    .map((version) => join(programsRoot, version, "bin"));
  return folders.find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

/** Starts a throw-away server on a socket of its own and gives it the roles of a hosted project. */
export async function startBarePostgres(): Promise<BarePostgres> {
  const programs = findPostgresPrograms();
  if (programs === null) throw new Error(`There is no PostgreSQL in ${programsRoot}.`);
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), "pcos-care-postgres-"));
  if (account !== null) chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const options = { cwd: folder, ...account };
  execFileSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "supabase_admin", "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...options, stdio: "pipe" },
  );
  const settings = ["listen_addresses=", "fsync=off", "max_connections=80", "timezone=UTC"];
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-k", folder, "-p", String(port), ...settings.flatMap((line) => ["-c", line])],
    { ...options, stdio: ["ignore", "ignore", "pipe"] },
  );
  const exited = once(server, "exit");

  async function stop() {
    if (server.exitCode === null) server.kill("SIGINT");
    await exited;
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    await new Promise<void>((resolve, reject) => {
      let said = "";
      server.stderr.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes("ready to accept connections")) resolve();
      });
      server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
    });
    await bootstrap(folder);
  } catch (failure) {
    await stop();
    throw failure;
  }
  return {
    connect: (connections) => open(folder, "postgres", "app", connections),
    address: `postgresql://postgres@localhost:${port}/app?host=${folder}&sslmode=disable`,
    dumpSchema: () => dumpSchema(join(programs, "pg_dump"), folder),
    stop,
  };
}

async function bootstrap(folder: string) {
  const maintenance = open(folder, "supabase_admin", "postgres", 1);
  await maintenance`create database app`;
  await maintenance.end();
  const admin = open(folder, "supabase_admin", "app", 1);
  await admin.unsafe(readFileSync(new URL("bare-bootstrap.sql", import.meta.url), "utf8"));
  await admin.end();
}

function dumpSchema(program: string, folder: string): string[] {
  const dump = execFileSync(
    program,
    ["-h", folder, "-p", String(port), "-U", "supabase_admin", "--schema-only", "app"],
    { encoding: "utf8" },
  );
  // Newer versions put a random word into every dump.
  return dump.split("\n").filter((line) => !/^\\(?:un)?restrict /.test(line));
}

function open(folder: string, username: string, database: string, connections: number): Sql {
  return postgres({
    host: folder,
    port,
    username,
    database,
    max: connections,
    onnotice: () => {},
    // Dates and times stay the text that PostgreSQL writes, as in a reply of the API.
    types: { date: { to: 1184, from: [1082, 1114, 1184], serialize: String, parse: String } },
  });
}

/** PostgreSQL refuses to run as root, so root lends it another account. */
function serverAccount(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  const line = ["postgres", "nobody"]
    .map((name) => lines.find((candidate) => candidate.startsWith(`${name}:`)))
    .find((found) => found !== undefined);
  const [, , uid, gid] = (line ?? "::65534:65534").split(":");
  return { uid: Number(uid), gid: Number(gid) };
}
