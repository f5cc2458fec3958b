import { randomUUID } from "node:crypto";
import { connect } from "node:net";

import { afterAll, beforeAll, expect, test } from "vitest";

import { type Attack, attacks, tornMessages } from "./attack-list.ts";
import { newEmail, PASSWORD, signUpPerson } from "./people.ts";
import { startServer, type TestServer } from "./server.ts";
import { claimsOf, forgedToken, signedToken, unsignedToken } from "./tokens.ts";

/** What no answer may hold: a stack, a path of ours, a statement, a key. */
const LEAK =
  /^\s+at .+:\d+|node_modules|\/supabase\/|file:\/\/|\bselect .+ from |\binsert into |syntax error|sb_secret_|root:x:/im;

let server: TestServer;
let tokens: Record<NonNullable<Attack["as"]>, string | null>;
let names: Record<string, string>;

beforeAll(async () => {
  server = await startServer({ env: { PCOS_CARE_ATTEMPTS_PER_ACCOUNT: "100" } });
  const [her, other, ended] = await Promise.all(
    Array.from({ length: 3 }, () => signUpPerson(server)),
  );
  if (!her || !other || !ended) throw new Error("Nobody is there.");
  await her.client.rpc("give_consent", { kind: "companion" });
  await ended.client.auth.signOut({ scope: "global" });
  const message = randomUUID();
  await other.client.rpc("give_consent", { kind: "companion" });
  const row = { id: message, user_id: other.userId, sender: "user", content: "a stranger's words" };
  const { error } = await other.client.from("chat_messages").insert(row);
  if (error) throw new Error(error.message);
  const claims = claimsOf(her.session.access_token);
  const aMinuteAgo = Math.floor(Date.now() / 1000) - 60;
  tokens = {
    her: her.session.access_token,
    other: other.session.access_token,
    none: null,
    forged: forgedToken(claims),
    unsigned: unsignedToken(claims),
    expired: await signedToken(server, { ...claims, exp: aMinuteAgo }),
    ended: ended.session.access_token,
    sessionless: await signedToken(server, { ...claims, session_id: randomUUID() }),
  };
  names = { me: her.userId, other: other.userId, message };
});
afterAll(() => server.remove());

function filled(text: string): string {
  return text.replace(/\{(\w+)\}/g, (mark: string, name: string) => names[name] ?? mark);
}

/** Sends bytes as they are and reads all that comes back. */
function send(bytes: Uint8Array | string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(server.port, "127.0.0.1");
    const heard: Buffer[] = [];
    const end = () => {
      socket.destroy();
      resolve(Buffer.concat(heard).toString());
    };
    socket.on("data", (data: Buffer) => heard.push(data));
    socket.on("error", end).on("close", end);
    socket.setTimeout(15_000, end);
    socket.write(bytes);
  });
}

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

function messageOf({ path, method = "GET", headers = {}, body = "", as, isKeyless }: Attack) {
  const token = tokens[as ?? "none"];
  const bytes = typeof body === "string" ? Buffer.from(filled(body)) : body;
  const lines = Object.entries({
    Host: `127.0.0.1:${server.port}`,
    Connection: "close",
    ...(isKeyless ? {} : { apikey: server.publishableKey }),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(bytes.length > 0 && { "Content-Type": "application/json", "Content-Length": bytes.length }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  const head = `${method} ${filled(path)} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes]);
}

async function expectWell() {
  expect((await fetch(`${server.url}/_mail.json`)).status).toBe(200);
}

test.each(attacks)("$name is refused and learns nothing", async (attack) => {
  const answer = await send(messageOf(attack));
  expect([attack.expected].flat()).toContain(statusOf(answer));
  expect(answer).not.toMatch(LEAK);
  expect(answer).not.toMatch(/access-control-allow-origin: (?:\*|null|https:\/\/evil)/i);
  expect(answer).not.toContain("a stranger's words");
  await expectWell();
});

test.each(tornMessages)("a message with %s is refused", async (_, firstLine, rest, status) => {
  const text = rest.replace("{host}", `Host: 127.0.0.1:${server.port}\r\n`);
  const answer = await send(`${firstLine} HTTP/1.1\r\nConnection: close\r\n${text}`);
  expect(statusOf(answer)).toBe(status);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  await expectWell();
});

test.each<[string, string, string]>([
  ["GET", "/rest/v1/chat_messages?user_id=eq.{other}", ""],
  ["PATCH", "/rest/v1/chat_messages?id=eq.{message}", `{"content":"x"}`],
  ["DELETE", "/rest/v1/chat_messages?id=eq.{message}", ""],
  ["GET", "/rest/v1/chat_messages?or=(user_id.eq.{other},content.neq.x)", ""],
  ["PATCH", "/rest/v1/profiles?id=eq.{other}", `{"first_name":"x"}`],
  ["PATCH", "/rest/v1/consents?user_id=eq.{other}", `{"kind":"x"}`],
  ["GET", "/rest/v1/usage_counters", ""],
  ["GET", "/rest/v1/visitors", ""],
])("%s %s finds no row of a stranger", async (method, path, body) => {
  const headers = { Prefer: "return=representation, count=exact" };
  const answer = await send(
    messageOf({ name: path, path, method, body, headers, as: "her", expected: 200 }),
  );
  expect(answer.split("\r\n\r\n")[1]?.replace(/^2\r\n|\r\n0$/g, "")).toBe("[]");
  expect(answer).toMatch(/content-range: \*\/0/i);
});

test.each([
  ["verify", { type: "recovery", token_hash: "x" }],
  ["verify", { type: "recovery", email: newEmail(), token: "1234567890" }],
  ["otp", { email: newEmail() }],
  ["magiclink", { email: newEmail() }],
  ["resend", { type: "signup", email: newEmail() }],
  ["recover", { email: newEmail() }],
  ["token?grant_type=password", { email: newEmail(), password: PASSWORD }],
])("tries at /auth/v1/%s end in 429 with the seconds to wait", async (name, body) => {
  const statuses = new Set<number>();
  let wait = 0;
  for (let attempt = 0; attempt < 130 && !statuses.has(429); attempt += 1) {
    const answer = await fetch(`${server.url}/auth/v1/${name}`, {
      method: "POST",
      headers: { apikey: server.publishableKey, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    statuses.add(answer.status);
    wait = Number(answer.headers.get("retry-after"));
  }
  expect([...statuses]).toContain(429);
  expect(wait).toBeGreaterThan(0);
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
});

test("a hundred half-sent messages leave everybody else served within two seconds", async () => {
  const head = `POST /functions/v1/claude-chat HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\nAuthorization: Bearer ${tokens.her}\r\n\r\n{`;
  const sockets = Array.from({ length: 100 }, () => connect(server.port, "127.0.0.1"));
  for (const socket of sockets) socket.on("error", () => undefined).write(head);
  const began = performance.now();
  const body = JSON.stringify({ message: "What is PCOS?" });
  const answer = await send(
    messageOf({
      name: "asked",
      path: "/functions/v1/claude-chat",
      method: "POST",
      body,
      as: "other",
      expected: 200,
    }),
  );
  expect(statusOf(answer)).toBe(200);
  expect(performance.now() - began).toBeLessThan(2_000);
  for (const socket of sockets) socket.destroy();
});
