import type { Row } from "../../supabase/tests/backend.ts";
import { findPostgresPrograms, startBarePostgres } from "../../supabase/tests/bare-postgres.ts";
import { migrationTexts } from "../../supabase/tests/sql-files.ts";
import { openPgliteBackend } from "../../supabase/tests/pglite-backend.ts";
import { median } from "./median.ts";

/** A database with all our migrations. */
export type QueryEngine = {
  name: string;
  /** Every statement runs on one connection. */
  run: (statement: string) => Promise<Row[]>;
  close: () => Promise<void>;
};

/** One statement as somebody with a public key sends it; her id is null when she is not signed in. */
export type Query = { statement: string; userId: string | null; rows: number };
export type Cost = { milliseconds: number; plan: string };

const WARM_UP_RUNS = 100;
export const MEASURED_RUNS = 500;

/** PostgreSQL where it is installed, else the one of the local server. */
export async function openQueryEngine(): Promise<QueryEngine> {
  if (findPostgresPrograms() === null) {
    const backend = await openPgliteBackend();
    return { name: "PGlite", run: backend.sql, close: backend.close };
  }
  const server = await startBarePostgres();
  const sql = server.connect(1);
  for (const text of migrationTexts()) await sql.unsafe(text);
  return {
    name: "PostgreSQL",
    run: async (statement) => [...(await sql.unsafe<Row[]>(statement))],
    close: async () => {
      await sql.end();
      await server.stop();
    },
  };
}

/** Times a statement under the access rules of who sends it, and leaves nothing of it behind. */
export async function costOf(
  { run }: QueryEngine,
  { statement, userId, rows }: Query,
): Promise<Cost> {
  await run("begin");
  if (userId !== null) {
    const [session] = await run(
      `insert into auth.sessions (id, user_id) values (gen_random_uuid(), '${userId}') returning id::text`,
    );
    const claims = JSON.stringify({ sub: userId, session_id: session?.["id"] });
    await run(`select set_config('request.jwt.claims', '${claims}', true),
      set_config('request.jwt.claim.sub', '${userId}', true)`);
  }
  await run(`set local role ${userId === null ? "anon" : "authenticated"}`);
  const plan = await run(`explain (costs off) ${statement}`);
  const times: number[] = [];
  for (let index = 0; index < WARM_UP_RUNS + MEASURED_RUNS; index += 1) {
    await run("savepoint before_it");
    const started = performance.now();
    const answered = await run(statement);
    const elapsed = performance.now() - started;
    await run("rollback to savepoint before_it");
    if (answered.length !== rows) throw new Error(`An answer held ${answered.length} rows.`);
    if (index >= WARM_UP_RUNS) times.push(elapsed);
  }
  await run("rollback");
  return {
    milliseconds: median(times),
    plan: plan.map((row) => String(row["QUERY PLAN"])).join("\n"),
  };
}
