/**
 * Times sign-up, a question and the history for one person and for 100 through the real local server,
 * counts what is lost, and lets an eleventh person ask while ten hostile callers send all they may.
 * Fails when something is lost, or when somebody waits too long.
 */
import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

import { MESSAGE_MAX_LENGTH } from "../../supabase/functions/_shared/contracts/chat-limits.ts";
import { chatReplySchema } from "../../supabase/functions/_shared/contracts/claude-chat.ts";
import { signUpPerson } from "../stack/people.ts";
import { startServer, type TestServer } from "../stack/server.ts";

const PEOPLE = 100;
const SINGLE_RUNS = 20;
/** All of them are there at once: each comes, asks and reads within this time. */
const PACED_OVER_MS = 180_000;
const HOSTILE_CALLERS = 10;
const ELEVENTH_QUESTIONS = 20;
const ALLOWED_SLOWDOWN = 3;
const ALLOWED_WAIT_MS = 2_000;
const QUESTION = "What does an HbA1c test show?";

const steps = ["sign-up", "question", "history"] as const;
type Step = (typeof steps)[number];
type Visit = Record<Step, number> & { lost: string | null };
type Person = Awaited<ReturnType<typeof signUpPerson>>;

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const began = performance.now();
  const result = await work();
  return [result, performance.now() - began];
}

async function consentingPerson(server: TestServer): Promise<Person> {
  const person = await signUpPerson(server);
  const { error } = await person.client.rpc("give_consent", { kind: "companion" });
  if (error) throw new Error(error.message);
  return person;
}

function ask(server: TestServer, { session, userId }: Person, message: string): Promise<Response> {
  return fetch(`${server.url}/functions/v1/claude-chat`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${session.access_token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ id: randomUUID(), message, context: [], user_id: userId }),
  });
}

/** Signs up, asks, and reads her history, which then has to hold the question and its answer. */
async function visit(server: TestServer): Promise<Visit> {
  const [person, signUpMs] = await timed(() => consentingPerson(server));
  const [text, questionMs] = await timed(async () => (await ask(server, person, QUESTION)).text());
  const [history, historyMs] = await timed(async () =>
    person.client.from("chat_messages").select("*").order("timestamp").limit(50),
  );
  const isAnswered = chatReplySchema.safeParse(JSON.parse(text)).success;
  const kept = history.data?.length ?? 0;
  return {
    "sign-up": signUpMs,
    question: questionMs,
    history: historyMs,
    lost: isAnswered && kept === 2 ? null : `answered: ${isAnswered}, messages kept: ${kept}`,
  };
}

function p95(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

function report(name: string, visits: readonly Visit[]): Record<Step, number> {
  const found = { "sign-up": 0, question: 0, history: 0 };
  for (const step of steps) found[step] = p95(visits.map((each) => each[step]));
  const figures = steps.map((step) => `${step} ${found[step].toFixed(0)} ms`).join(", ");
  const lost = visits.flatMap((each) => each.lost ?? []);
  console.log(
    `${name} (load of the machine ${loadavg()[0]?.toFixed(1)}): p95 ${figures}; lost: ${lost.length}`,
  );
  for (const what of new Set(lost)) console.log(`  ${what}`);
  return found;
}

/** All visits of people who come one after another, spread evenly over a time. */
function visitsOver(server: TestServer, milliseconds: number): Promise<Visit[]> {
  return Promise.all(
    Array.from({ length: PEOPLE }, async (_, index) => {
      await wait((index * milliseconds) / PEOPLE);
      return visit(server).catch((error: unknown): Visit => ({
        "sign-up": 0,
        question: 0,
        history: 0,
        lost: String(error),
      }));
    }),
  );
}

/** As much as one message may hold, of words that are all different. */
function hostileMessage(): string {
  let text = "";
  while (text.length < MESSAGE_MAX_LENGTH) text += `${Math.random().toString(36).slice(2, 8)} `;
  return text.slice(0, MESSAGE_MAX_LENGTH).trim();
}

/** How long an eleventh person waits for each of her answers while ten send hostile messages without a pause. */
async function waitsBesideHostile(server: TestServer): Promise<{ waits: number[]; lost: number }> {
  const hostile = await Promise.all(
    Array.from({ length: HOSTILE_CALLERS }, () => consentingPerson(server)),
  );
  const eleventh = await consentingPerson(server);
  const ending = new AbortController();
  const statuses = new Map<number, number>();
  const attack = hostile.map(async (caller) => {
    while (!ending.signal.aborted) {
      const response = await ask(server, caller, hostileMessage());
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  });
  const waits: number[] = [];
  let lost = 0;
  for (let asked = 0; asked < ELEVENTH_QUESTIONS; asked += 1) {
    const [response, milliseconds] = await timed(() => ask(server, eleventh, QUESTION));
    const isAnswered = chatReplySchema.safeParse(await response.json()).success;
    if (!isAnswered) lost += 1;
    waits.push(milliseconds);
    await wait(250);
  }
  ending.abort();
  await Promise.all(attack);
  const answers = [...statuses].map(([status, count]) => `${count} with ${status}`).join(", ");
  console.log(`the ten hostile callers were answered ${answers}`);
  return { waits, lost };
}

const server = await startServer({
  env: {
    ANTHROPIC_API_KEY: "",
    PCOS_CARE_ATTEMPTS_PER_ADDRESS: "100000",
    PCOS_CARE_ATTEMPTS_PER_ACCOUNT: "100000",
  },
});
const faults: string[] = [];
try {
  // The first question also waits for the function to start.
  await visit(server);
  const single: Visit[] = [];
  for (let run = 0; run < SINGLE_RUNS; run += 1) single.push(await visit(server));
  const alone = report("one person", single);

  const paced = await visitsOver(server, PACED_OVER_MS);
  const together = report(`${PEOPLE} people within three minutes`, paced);
  for (const step of steps) {
    const slowdown = together[step] / alone[step];
    if (slowdown > ALLOWED_SLOWDOWN)
      faults.push(`${step} takes ${slowdown.toFixed(1)} times as long as for one person`);
  }

  const burst = await visitsOver(server, 0);
  report(`${PEOPLE} people in the same moment`, burst);
  const lost = [...single, ...paced, ...burst].filter((each) => each.lost !== null).length;
  if (lost > 0) faults.push(`${lost} visits lost something`);

  const beside = await waitsBesideHostile(server);
  const longest = Math.max(...beside.waits);
  console.log(
    `an eleventh beside them: p95 ${p95(beside.waits).toFixed(0)} ms, longest ${longest.toFixed(0)} ms; lost: ${beside.lost}`,
  );
  if (beside.lost > 0) faults.push(`${beside.lost} of the eleventh's questions had no answer`);
  if (longest > ALLOWED_WAIT_MS) faults.push(`the eleventh waited ${longest.toFixed(0)} ms`);
} finally {
  await server.remove();
}
for (const fault of faults) console.log(`FAULT ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
