/**
 * Times one page of chat history with few and with a million messages stored, as the person who
 * owns them, and fails when the page gets slower as the table grows.
 */
import type { Row } from "../../supabase/tests/backend.ts";
import { findPostgresPrograms, startBarePostgres } from "../../supabase/tests/bare-postgres.ts";
import { migrationTexts } from "../../supabase/tests/migration-files.ts";
import { openPgliteBackend } from "../../supabase/tests/pglite-backend.ts";

const PAGE = 50;
const WARM_UP_RUNS = 100;
const MEASURED_RUNS = 500;
const ALLOWED_RATIO = 1.5;
const OTHER_PEOPLE = 999;

type Engine = {
  name: string;
  /** Every statement runs on one connection. */
  run: (statement: string) => Promise<Row[]>;
  close: () => Promise<void>;
};
type Stored = { title: string; rows: number; people: number };
type Measured = Stored & { page: string; milliseconds: number; plan: string };

const baseline: Stored = { title: "1,000 rows, all hers", rows: 1_000, people: 1 };
const large: Stored[] = [
  { title: "1,000,000 rows, all hers", rows: 1_000_000, people: 1 },
  { title: "1,000,000 rows of 1,000 people", rows: 1_000_000, people: OTHER_PEOPLE + 1 },
];

async function openEngine(): Promise<Engine> {
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

/** Makes her and the other people, and returns her id. */
async function addPeople({ run }: Engine): Promise<string> {
  await run(`insert into auth.users (id, email)
    select gen_random_uuid(), number || '@example.org'
    from generate_series(0, ${OTHER_PEOPLE}) as number`);
  const [her] = await run("select id::text from auth.users where email = '0@example.org'");
  await run(
    "create table people as select row_number() over (order by email) - 1 as number, id from auth.users",
  );
  // A million checks of each would measure the seeding.
  await run("alter table public.chat_messages disable trigger user");
  await run(`alter table public.chat_messages
    drop constraint chat_messages_user_id_fkey, drop constraint chat_messages_reply_to_fkey`);
  return String(her?.["id"]);
}

async function store({ run }: Engine, { rows, people }: Stored) {
  await run("truncate public.chat_messages");
  await run(`insert into public.chat_messages (user_id, content, "timestamp")
    select people.id, repeat('A question about my cycle. ', 8), now() - message * interval '1 second'
    from generate_series(1, ${rows}) as message
      join people on people.number = message % ${people}`);
  await run("vacuum (analyze) public.chat_messages");
}

/** The newest page, and one from the middle of her history reached by keyset. */
async function pagesOf({ run }: Engine, her: string) {
  const [middle] = await run(`select "timestamp"::text as at, id::text from public.chat_messages
    where user_id = '${her}' order by "timestamp" desc, id desc
    offset (select count(*) / 2 from public.chat_messages where user_id = '${her}') limit 1`);
  const at = `'${String(middle?.["at"])}'::timestamptz`;
  const older = `and "timestamp" <= ${at}
    and ("timestamp" < ${at} or ("timestamp" = ${at} and id < '${String(middle?.["id"])}'))`;
  const page = (filter: string) => `select * from public.chat_messages
    where user_id = '${her}' ${filter} order by "timestamp" desc, id desc limit ${PAGE}`;
  return { newest: page(""), "from the middle": page(older) };
}

async function measure(engine: Engine, stored: Stored, her: string): Promise<Measured[]> {
  await store(engine, stored);
  const measured: Measured[] = [];
  for (const [page, statement] of Object.entries(await pagesOf(engine, her))) {
    await engine.run("begin");
    await engine.run(`select set_config('request.jwt.claims', '{"sub":"${her}"}', true),
      set_config('request.jwt.claim.sub', '${her}', true)`);
    await engine.run("set local role authenticated");
    const plan = await engine.run(`explain (costs off) ${statement}`);
    const times: number[] = [];
    for (let index = 0; index < WARM_UP_RUNS + MEASURED_RUNS; index += 1) {
      const started = performance.now();
      const rows = await engine.run(statement);
      const elapsed = performance.now() - started;
      if (rows.length !== PAGE) throw new Error(`A page held ${rows.length} rows.`);
      if (index >= WARM_UP_RUNS) times.push(elapsed);
    }
    await engine.run("rollback");
    const text = plan.map((row) => String(row["QUERY PLAN"])).join("\n");
    measured.push({ ...stored, page, milliseconds: median(times), plan: text });
  }
  return measured;
}

function median(values: number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}

const engine = await openEngine();
try {
  const her = await addPeople(engine);
  const few = await measure(engine, baseline, her);
  const many: Measured[] = [];
  for (const stored of large) many.push(...(await measure(engine, stored, her)));

  print(`A page of ${PAGE} messages on ${engine.name}, median of ${MEASURED_RUNS} runs\n`);
  for (const result of [...few, ...many]) {
    const before = few.find(({ page }) => page === result.page);
    const ratio = result.milliseconds / (before?.milliseconds ?? Number.NaN);
    const usesIndex = result.plan.includes("chat_messages_history");
    print(
      [
        result.title.padEnd(32),
        result.page.padEnd(17),
        `${result.milliseconds.toFixed(3)} ms`,
        `ratio ${ratio.toFixed(2)}`,
        usesIndex ? "by index" : "without index",
      ].join("  "),
    );
    const isLarge = result.rows > baseline.rows;
    if (isLarge && (!(ratio <= ALLOWED_RATIO) || !usesIndex)) process.exitCode = 1;
  }
  print(`\nPlan of the page from the middle of a million rows:\n${many[1]?.plan ?? ""}`);
} finally {
  await engine.close();
}
