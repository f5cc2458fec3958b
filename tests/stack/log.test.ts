import { randomUUID } from "node:crypto";

import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";

import { PASSWORD, signUpPerson } from "./people.ts";
import { clientOf, startServer } from "./server.ts";

/** Every line of a failure, from the server or from a function. */
const lineSchema = z.looseObject({ at: z.iso.datetime(), request_id: z.guid() });
const HER_WORDS = "my period has not come for seven weeks";

test("the log holds routes and database codes, and nothing a person wrote or is known by", async () => {
  const server = await startServer();
  onTestFinished(server.remove);
  const { client, email, userId, session } = await signUpPerson(server);
  const refusals = [
    await client
      .from("chat_messages")
      .insert({ id: randomUUID(), user_id: userId, sender: "assistant", content: HER_WORDS }),
    await client.from("chat_messages").select("*").eq("content", HER_WORDS).eq("nothing", 1),
    await client.from("profiles").update({ date_of_birth: HER_WORDS }).eq("id", userId),
    await client
      .from("profiles")
      .update({ first_name: HER_WORDS.repeat(9) })
      .eq("id", userId),
    await clientOf(server).from("visitors").insert({ name: HER_WORDS, email: "no address" }),
    await client.rpc("give_consent", { kind: HER_WORDS }),
    await client.rpc("begin_chat_turn", {
      message_id: randomUUID(),
      content: HER_WORDS,
      receiver: null,
    }),
  ];
  for (const { error } of refusals) expect(error).not.toBeNull();
  await clientOf(server).auth.signInWithPassword({ email, password: "Wrong-Word-1" });
  await clientOf(server).auth.verifyOtp({ token_hash: HER_WORDS, type: "recovery" });
  await clientOf(server).auth.resetPasswordForEmail(email);
  await fetch(`${server.url}/functions/v1/claude-chat?words=${encodeURIComponent(HER_WORDS)}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${session.access_token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ message: HER_WORDS, context: [], user_id: userId }),
  });
  await fetch(`${server.url}/${encodeURIComponent(HER_WORDS)}/${email}`);
  const { log } = await server.stop();

  const lines = log
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => lineSchema.parse(JSON.parse(line)));
  expect(lines).toContainEqual(
    expect.objectContaining({
      method: "POST",
      route: "/rest/v1/chat_messages",
      status: 403,
      sql_state: "PT403",
    }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ method: "PATCH", route: "/rest/v1/profiles" }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ method: "POST", route: "/auth/v1/token", status: 400 }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ route: "page", status: 404 }));
  const personal = [
    "period",
    email,
    userId,
    PASSWORD,
    "Wrong-Word-1",
    session.access_token,
    session.refresh_token,
    server.publishableKey,
    server.secretKey,
    "token_hash",
  ];
  for (const text of personal) expect(log).not.toContain(text);
  expect(log).not.toMatch(/insert into|select |update "/i);
});

test("a request keeps its number from the caller to the function's line in the log, and a made-up one is replaced", async () => {
  const server = await startServer();
  onTestFinished(server.remove);
  const given = randomUUID();
  const ask = (requestId: string, path: string) =>
    fetch(server.url + path, { method: "POST", headers: { "x-request-id": requestId } });

  const answer = await ask(given, "/functions/v1/claude-chat");
  expect(answer.status).toBe(401);
  expect(answer.headers.get("x-request-id")).toBe(given);
  const refused = await ask(HER_WORDS, "/rest/v1/no_such_table");
  const made = refused.headers.get("x-request-id");
  expect(made).toMatch(/^[0-9a-f-]{36}$/);
  const wordy = await ask(HER_WORDS, "/functions/v1/claude-chat");
  expect(wordy.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);

  const { log } = await server.stop();
  expect(log).not.toContain(HER_WORDS);
  const partsOf = (requestId: string | null) =>
    log
      .split("\n")
      .filter((line) => line.includes(`"request_id":"${requestId}"`))
      .map((line) => lineSchema.parse(JSON.parse(line)))
      .map((line) => line["function"] ?? line["part"]);
  expect(new Set(partsOf(given))).toEqual(new Set(["claude-chat", "server"]));
  expect(partsOf(made)).toEqual(["server"]);
});
