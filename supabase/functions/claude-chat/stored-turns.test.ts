import { expect, test } from "vitest";

import { beginChatTurn, finishChatTurn, isChatTurnStopped } from "./stored-turns.ts";

const caller = { id: "0b2f6f1e-6d0c-4b55-9f0a-3c2c5d0f6a01", token: "her.own.token" };
const question = { id: "3f0f3b44-53d6-4d1c-8f0e-6a2f2c9a1b10", text: "Do I fast?" };
const storedReply = {
  id: "9a1d2c3e-4b5f-4a6b-8c7d-0e1f2a3b4c5d",
  content: "For 8 hours.",
  citations: [{ id: "lab-tests/hba1c#units", title: "HbA1c: units", href: "/lab-tests/hba1c" }],
  origin: "guides",
  timestamp: "2026-11-20T09:00:00+00:00",
  stopped: false,
  reply_parts: { results: [{ test: "TSH", value: "2.1", unit: "mIU/L" }] },
};

function databaseThatAnswers(status: number, body: unknown) {
  const asked: Request[] = [];
  return {
    asked,
    supabaseUrl: "https://project.example",
    publishableKey: "sb_publishable_key",
    secretKey: "sb_secret_key",
    receiver: "The AI service at models.example",
    fetch: async (address: string | URL | Request, init?: RequestInit) => {
      asked.push(new Request(address, init));
      return new Response(JSON.stringify(body), { status });
    },
  };
}

const begin = (database: ReturnType<typeof databaseThatAnswers>) =>
  beginChatTurn(database, caller, question);

test("her question is stored with her own token, never with the secret key", async () => {
  const database = databaseThatAnswers(200, { message_id: question.id, reply: null });
  expect(await begin(database)).toBeNull();
  const [sent] = database.asked;
  expect(sent?.url).toBe("https://project.example/rest/v1/rpc/begin_chat_turn");
  expect(sent?.headers.get("apikey")).toBe("sb_publishable_key");
  expect(sent?.headers.get("authorization")).toBe("Bearer her.own.token");
  expect(await sent?.json()).toEqual({
    message_id: question.id,
    content: question.text,
    receiver: "The AI service at models.example",
  });
});

test("a question that was answered before brings its reply", async () => {
  const database = databaseThatAnswers(200, { message_id: question.id, reply: storedReply });
  expect(await begin(database)).toEqual(storedReply);
});

test.each([
  [401, { message: "JWT expired" }, "unauthenticated"],
  [403, { code: "PT403", message: "consent_required" }, "consent_required"],
  [403, { code: "42501", message: "permission denied for function" }, "internal"],
  [403, { code: "PT403", message: "history_full" }, "history_full"],
  [503, { error: "Too many", code: "overloaded" }, "overloaded"],
  [409, { code: "PT409", message: "conflict" }, "conflict"],
  [429, { code: "PT429", message: "rate_limited", hint: "41" }, "rate_limited"],
  [500, { message: "connection lost" }, "internal"],
  [200, { reply: { id: 7 } }, "internal"],
  [502, "not even JSON", "internal"],
] as const)("the database's %i %j ends the turn as %s", async (status, body, code) => {
  await expect(begin(databaseThatAnswers(status, body))).rejects.toMatchObject({ code });
});

test("who turns out not to have agreed is asked again, for the receiver that the database then knows", async () => {
  const database = databaseThatAnswers(403, { message: "consent_required" });
  await expect(begin(database)).rejects.toMatchObject({ code: "consent_required" });
  const [, told, ...others] = database.asked;
  expect(others).toEqual([]);
  expect(told?.url).toBe("https://project.example/rest/v1/rpc/set_companion_receiver");
  expect(told?.headers.get("authorization")).toBe("Bearer sb_secret_key");
  expect(await told?.json()).toEqual({ receiver: "The AI service at models.example" });
});

test.each([
  ["41", "41"],
  [null, "60"],
  ["soon", "60"],
])("the database's hint %j becomes a wait of %s seconds", async (hint, seconds) => {
  const refused = begin(databaseThatAnswers(429, { message: "rate_limited", hint }));
  await expect(refused).rejects.toMatchObject({ headers: { "retry-after": seconds } });
});

const answer = {
  text: "For 8 hours.",
  citations: [],
  origin: "model" as const,
  parts: { choices: ["What is PCOS?"] },
  isPartial: false,
};

test("the reply is stored for her question and her id", async () => {
  const database = databaseThatAnswers(200, storedReply);
  expect(await finishChatTurn(database, caller, question, answer)).toEqual(storedReply);
  const [sent] = database.asked;
  expect(sent?.url).toBe("https://project.example/rest/v1/rpc/finish_chat_turn");
  expect(sent?.headers.get("authorization")).toBe("Bearer sb_secret_key");
  expect(await sent?.json()).toEqual({
    owner_id: caller.id,
    message_id: question.id,
    reply_content: "For 8 hours.",
    reply_citations: [],
    reply_origin: "model",
    reply_is_partial: false,
    reply_parts: { choices: ["What is PCOS?"] },
  });
});

test("a reply that she stopped before she saw any of it is not there", async () => {
  expect(await finishChatTurn(databaseThatAnswers(200, null), caller, question, answer)).toBeNull();
});

test.each([
  [200, true, true],
  [200, false, false],
  [500, { message: "connection lost" }, false],
])("the database's %i %j means that she stopped it: %j", async (status, body, isStopped) => {
  const database = databaseThatAnswers(status, body);
  expect(await isChatTurnStopped(database, caller, question)).toBe(isStopped);
  const [sent] = database.asked;
  expect(sent?.url).toBe("https://project.example/rest/v1/rpc/chat_turn_is_stopped");
  expect(await sent?.json()).toEqual({ owner_id: caller.id, message_id: question.id });
});
