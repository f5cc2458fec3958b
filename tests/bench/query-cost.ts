/**
 * Times what the site asks of the database with a thousand and with a million rows stored, as the person
 * who asks, and fails when an answer gets slower as its table grows.
 */
import { describeMachine } from "./machine.ts";
import {
  type Cost,
  costOf,
  MEASURED_RUNS,
  openQueryEngine,
  type Query,
  type QueryEngine,
} from "./query-engine.ts";

const PAGE = 50;
/** What a table grows from and to, and how much slower its answers may get. */
type Growth = { few: number; many: number; allowedRatio: number };
const growth: Growth = { few: 1_000, many: 1_000_000, allowedRatio: 1.5 };
/** The history of one woman, new here and after years; a page from the middle of the short one is just whole. */
const longHistory: Growth = { few: 102, many: 10_000, allowedRatio: 1.2 };
const OTHER_PEOPLE = 999;

type Asked = Query & {
  name: string;
  /** The index that must answer; null for a statement that only adds a row. */
  index: string | null;
};
/** One table with so many rows in it, and what is asked of it. */
type Table = {
  title: string;
  fill: (rows: number) => Promise<void>;
  asked: () => Promise<Asked[]>;
};

/** Makes her and the other people, and returns her id. */
async function addPeople({ run }: QueryEngine): Promise<string> {
  await run(`insert into auth.users (id, email)
    select gen_random_uuid(), number || '@example.org'
    from generate_series(0, ${OTHER_PEOPLE}) as number`);
  const [her] = await run("select id::text from auth.users where email = '0@example.org'");
  await run(
    "create table people as select row_number() over (order by email) - 1 as number, id from auth.users",
  );
  return String(her?.["id"]);
}

/** Fills a table without its triggers, since a million checks of each row would measure the filling. */
async function refill({ run }: QueryEngine, table: string, insert: string): Promise<void> {
  await run(`alter table public.${table} disable trigger user`);
  await run(`truncate public.${table} cascade`);
  await run(insert);
  await run(`vacuum (analyze) public.${table}`);
  await run(`alter table public.${table} enable trigger user`);
}

/** The messages of her alone, or of a thousand people. */
function messages(engine: QueryEngine, her: string, people: number): Table {
  const page = (filter: string) => `select * from public.chat_messages
    where user_id = '${her}' ${filter} order by "timestamp" desc, id desc limit ${PAGE}`;
  return {
    title: people === 1 ? "messages, all hers" : `messages of ${people} people`,
    fill: (rows) =>
      refill(
        engine,
        "chat_messages",
        `insert into public.chat_messages (user_id, content, "timestamp")
          select people.id, repeat('A question about my cycle. ', 8), now() - message * interval '1 second'
          from generate_series(1, ${rows}) as message
            join people on people.number = message % ${people}`,
      ),
    asked: async () => {
      const [middle] = await engine.run(`select "timestamp"::text as at, id::text
        from public.chat_messages where user_id = '${her}' order by "timestamp" desc, id desc
        offset (select count(*) / 2 from public.chat_messages where user_id = '${her}') limit 1`);
      const at = `'${String(middle?.["at"])}'::timestamptz`;
      const older = `and "timestamp" <= ${at}
        and ("timestamp" < ${at} or ("timestamp" = ${at} and id < '${String(middle?.["id"])}'))`;
      const common = { userId: her, rows: PAGE, index: "chat_messages_history" };
      return [
        { ...common, name: "newest page", statement: page("") },
        { ...common, name: "page from the middle", statement: page(older) },
      ];
    },
  };
}

/** Her profile among those of others. */
function profiles(engine: QueryEngine, her: string): Table {
  return {
    title: "profiles",
    fill: (rows) =>
      refill(
        engine,
        "profiles",
        `insert into public.profiles (id, first_name, country)
          select case when number = 1 then '${her}'::uuid else gen_random_uuid() end, 'Ada', 'Kenya'
          from generate_series(1, ${rows}) as number`,
      ),
    asked: async () => [
      {
        name: "her profile",
        statement: `select first_name, date_of_birth, phone_number, country
          from public.profiles where id = '${her}'`,
        userId: her,
        rows: 1,
        index: "profiles_pkey",
      },
      {
        name: "saving her profile",
        statement: `update public.profiles set first_name = 'Grace' where id = '${her}'
          returning first_name, date_of_birth, phone_number, country`,
        userId: her,
        rows: 1,
        index: "profiles_pkey",
      },
    ],
  };
}

/** A visitor who asks to see the resources; she may add a row and read none. */
function visitors(engine: QueryEngine): Table {
  return {
    title: "visitors",
    fill: (rows) =>
      refill(
        engine,
        "visitors",
        `insert into public.visitors (name, email, created_at)
          select 'Ada', number || '@example.org', now() - number * interval '1 second'
          from generate_series(1, ${rows}) as number`,
      ),
    asked: async () => [
      {
        name: "a new visitor",
        statement: "insert into public.visitors (name, email) values ('Ada', 'ada@example.org')",
        userId: null,
        rows: 0,
        index: null,
      },
    ],
  };
}

async function measure(engine: QueryEngine, table: Table, rows: number) {
  await table.fill(rows);
  const costs = new Map<string, Cost & Asked>();
  for (const asked of await table.asked()) {
    costs.set(asked.name, { ...asked, ...(await costOf(engine, asked)) });
  }
  return costs;
}

/** Whether every answer about a table costs the same with many rows as with few. */
async function staysEqual(
  engine: QueryEngine,
  few: Table,
  many: Table,
  rows: Growth = growth,
): Promise<boolean> {
  const before = await measure(engine, few, rows.few);
  const after = await measure(engine, many, rows.many);
  return [...after].reduce((isKept, [name, large]) => {
    const small = before.get(name)?.milliseconds ?? Number.NaN;
    const ratio = large.milliseconds / small;
    const usesIndex = large.index === null || large.plan.includes(large.index);
    const holds = ratio <= rows.allowedRatio && usesIndex;
    console.log(
      [
        many.title.padEnd(24),
        `${rows.few} to ${rows.many}`.padEnd(15),
        name.padEnd(21),
        `${small.toFixed(3)} ms`,
        `${large.milliseconds.toFixed(3)} ms`,
        `ratio ${ratio.toFixed(2)}`,
        usesIndex ? "" : "WITHOUT ITS INDEX",
        holds ? "ok" : "ABOVE",
      ].join("  "),
    );
    return isKept && holds;
  }, true);
}

const engine = await openQueryEngine();
try {
  console.log(
    `Few and many rows on ${engine.name}, medians of ${MEASURED_RUNS} runs, at most ${growth.allowedRatio} times as slow, a long history ${longHistory.allowedRatio} times, on ${describeMachine()}\n`,
  );
  const her = await addPeople(engine);
  await engine.run(`alter table public.chat_messages
    drop constraint chat_messages_user_id_fkey, drop constraint chat_messages_reply_to_fkey`);
  await engine.run("alter table public.profiles drop constraint profiles_id_fkey");
  const allHers = messages(engine, her, 1);
  const results = [
    await staysEqual(engine, allHers, allHers, longHistory),
    await staysEqual(engine, allHers, allHers),
    await staysEqual(engine, allHers, messages(engine, her, OTHER_PEOPLE + 1)),
    await staysEqual(engine, profiles(engine, her), profiles(engine, her)),
    await staysEqual(engine, visitors(engine), visitors(engine)),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await engine.close();
}
