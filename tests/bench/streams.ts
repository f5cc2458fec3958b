/**
 * Times streamed replies through the real local server against a model service that speaks at a
 * fixed pace, counts what is lost when many stream at once, and watches the memory of the server
 * and the function over many requests. Fails when a reply is lost or wrong.
 */
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";

import { chatReplySchema } from "../../supabase/functions/_shared/contracts/claude-chat.ts";
import { startTricklingModel } from "../fakes/trickling-model.ts";
import { signUpPerson } from "../stack/people.ts";
import { startServer, type TestServer } from "../stack/server.ts";

const PEOPLE = 100;
const SINGLE_RUNS = 15;
const REQUESTS = 10_000;
const AT_ONCE = 16;
/** One request in so many asks the model; the others fetch a stored reply. */
const NEW_QUESTION_EVERY = 50;
const SAMPLE_EVERY = 50;
const ALLOWED_DELAY_MS = 50;
const ALLOWED_SLOWDOWN = 3;
const ALLOWED_GROWTH = 1.15;

/** About the pace of the model service. */
const trickle = {
  firstAfterMs: 1000,
  everyMs: 25,
  pieces: Array.from({ length: 20 }, (_, index) => `word-${index} `),
};
const wholeReply = trickle.pieces.join("").trim();

type Person = Awaited<ReturnType<typeof signUpPerson>>;
/** What went wrong is null for a whole reply; otherwise a status and the last event. */
type Heard = { firstMs: number; wrong: string | null };

async function consentingPerson(server: TestServer): Promise<Person> {
  const person = await signUpPerson(server);
  await person.client.rpc("give_consent", { kind: "companion" });
  return person;
}

/** Reads a stream and notes when the first piece of the given event was there. */
async function hear(asking: () => Promise<Response>, event: string) {
  const began = performance.now();
  const response = await asking();
  const decoder = new TextDecoder();
  let text = "";
  let firstMs = Number.NaN;
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (Number.isNaN(firstMs) && text.includes(`event: ${event}\n`)) {
      firstMs = performance.now() - began;
    }
  }
  return { firstMs, text, status: response.status };
}

async function hearDirectly(url: string): Promise<number> {
  const heard = await hear(() => fetch(url, { method: "POST", body: "{}" }), "content_block_delta");
  return heard.firstMs;
}

async function hearThroughUs(
  server: TestServer,
  person: Person,
  id: string = randomUUID(),
): Promise<Heard> {
  const heard = await hear(
    () =>
      fetch(`${server.url}/functions/v1/claude-chat`, {
        method: "POST",
        headers: {
          accept: "text/event-stream",
          apikey: server.publishableKey,
          authorization: `Bearer ${person.session.access_token}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ id, message: "Do I need to fast for HbA1c?" }),
      }),
    "text",
  );
  const done = /^event: done\ndata: (.+)$/m.exec(heard.text)?.[1];
  const reply = done === undefined ? null : chatReplySchema.safeParse(JSON.parse(done));
  const isWhole = reply?.data?.text === wholeReply;
  const code = /"code":"(\w+)"/.exec(heard.text)?.[1] ?? "no code";
  return { firstMs: heard.firstMs, wrong: isWhole ? null : `${heard.status} ${code}` };
}

async function countStored(people: readonly Person[]): Promise<number> {
  let total = 0;
  for (const { client } of people) {
    const { count } = await client
      .from("chat_messages")
      .select("id", { count: "exact", head: true })
      .eq("sender", "assistant")
      .eq("content", wholeReply);
    total += count ?? 0;
  }
  return total;
}

/** Megabytes that a process holds in memory. */
function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** The process that runs the function for this server. */
function functionPid(server: TestServer): number {
  const found = readdirSync("/proc").find((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      return Number(parent) === server.pid && command.includes("claude-chat/index.ts");
    } catch {
      return false;
    }
  });
  if (found === undefined) throw new Error("The function's process was not found.");
  return Number(found);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function print(line = ""): void {
  process.stdout.write(`${line}\n`);
}

function verdict(holds: boolean): string {
  return holds ? "ok" : "ABOVE";
}

async function measureOne(server: TestServer, person: readonly Person[], url: string) {
  const direct: number[] = [];
  const through: Heard[] = [];
  for (let run = 0; run < SINGLE_RUNS; run += 1) {
    const who = person[run % person.length];
    if (who === undefined) throw new Error("Nobody is there to ask.");
    direct.push(await hearDirectly(url));
    through.push(await hearThroughUs(server, who));
  }
  const lost = through.filter(({ wrong }) => wrong !== null).length;
  const directMs = percentile(direct, 0.5);
  const throughMs = percentile(
    through.map(({ firstMs }) => firstMs),
    0.5,
  );
  const delay = throughMs - directMs;
  print(
    `One stream, median of ${SINGLE_RUNS}, the model's first word after ${trickle.firstAfterMs} ms`,
  );
  print(`  first word: ${throughMs.toFixed(0)} ms through us, ${directMs.toFixed(0)} ms direct`);
  print(
    `  added: ${delay.toFixed(0)} ms (at most ${ALLOWED_DELAY_MS}: ${verdict(delay <= ALLOWED_DELAY_MS)}), lost ${lost}`,
  );
  return { throughMs, lost };
}

async function measureMany(server: TestServer, people: readonly Person[], oneMs: number) {
  const before = await countStored(people);
  const heard = await Promise.all(people.map((person) => hearThroughUs(server, person)));
  const lost = heard.filter(({ wrong }) => wrong !== null).length;
  const notStored = people.length - ((await countStored(people)) - before);
  const p95 = percentile(
    heard.map(({ firstMs }) => firstMs),
    0.95,
  );
  const slowdown = p95 / oneMs;
  print(`${people.length} streams begun in the same moment`);
  print(`  lost ${lost}, not stored ${notStored}`);
  print(
    `  first word p95: ${p95.toFixed(0)} ms, ${slowdown.toFixed(2)} times that of one stream (at most ${ALLOWED_SLOWDOWN}: ${verdict(slowdown <= ALLOWED_SLOWDOWN)})`,
  );
  return lost + notStored;
}

async function measureMemory(server: TestServer, people: readonly Person[]) {
  const stored = people.map(() => randomUUID());
  const samples: { server: number; claudeChat: number }[] = [];
  const pid = functionPid(server);
  let next = 0;
  const wrong: string[] = [];
  const began = performance.now();
  async function askOn(): Promise<void> {
    while (next < REQUESTS) {
      const index = next;
      next += 1;
      const isNew = index % NEW_QUESTION_EVERY === 0;
      const place = (isNew ? index / NEW_QUESTION_EVERY : index) % people.length;
      const who = people[place];
      const id = isNew ? undefined : stored[place];
      if (who === undefined) return;
      const heard = await hearThroughUs(server, who, id);
      if (heard.wrong !== null) wrong.push(`${index}: ${heard.wrong}`);
      if (index % SAMPLE_EVERY === 0) {
        samples.push({ server: residentMb(server.pid), claudeChat: residentMb(pid) });
      }
    }
  }
  await Promise.all(people.map((person, index) => hearThroughUs(server, person, stored[index])));
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  const seconds = (performance.now() - began) / 1000;
  print(
    `${REQUESTS} requests, ${AT_ONCE} at a time, in ${seconds.toFixed(0)} s, one in ${NEW_QUESTION_EVERY} asks the model: wrong ${wrong.length}`,
  );
  for (const name of ["server", "claudeChat"] as const) {
    const fifth = (index: number) => {
      const size = Math.floor(samples.length / 5);
      const part = samples.slice((index - 1) * size, index * size).map((sample) => sample[name]);
      return percentile(part, 0.5);
    };
    const growth = fifth(5) / fifth(2);
    const fifths = [1, 2, 3, 4, 5].map((index) => fifth(index).toFixed(0)).join(", ");
    print(
      `  memory of ${name}, median MB of each fifth: ${fifths}; last to second ${growth.toFixed(2)} (at most ${ALLOWED_GROWTH}: ${verdict(growth <= ALLOWED_GROWTH)})`,
    );
  }
  for (const each of wrong.slice(0, 20)) print(`  ${each}`);
  return wrong.length;
}

const model = await startTricklingModel(trickle);
const server = await startServer({
  env: {
    ANTHROPIC_API_KEY: "the-bench-has-no-key",
    ANTHROPIC_BASE_URL: model.url,
    PCOS_CARE_ATTEMPTS_PER_ADDRESS: "100000",
  },
});
try {
  const processors = cpus();
  print(
    `node tests/bench/streams.ts on ${processors.length} × ${processors[0]?.model.trim()}, ${(totalmem() / 1024 ** 3).toFixed(0)} GB, Node ${process.versions.node}`,
  );
  print();
  const people: Person[] = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push(await consentingPerson(server));
  const one = await measureOne(server, people, model.url);
  const lostOfMany = await measureMany(server, people, one.throughMs);
  const wrong = process.platform === "linux" ? await measureMemory(server, people) : 0;
  if (one.lost + lostOfMany + wrong > 0) process.exitCode = 1;
} finally {
  await server.remove();
  model.stop();
}
