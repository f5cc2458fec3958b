import { randomUUID } from "node:crypto";

import { expect, onTestFinished, test } from "vitest";

import { PASSWORD, signUpPerson } from "./people.ts";
import { clientOf, startServer } from "./server.ts";

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
    await client.rpc("begin_chat_turn", { message_id: randomUUID(), content: HER_WORDS }),
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
  const { log } = await server.stop();

  expect(log).toMatch(/^\S+Z POST \/rest\/v1\/chat_messages 403 PT403$/m);
  expect(log).toMatch(/^\S+Z PATCH \/rest\/v1\/profiles 4\d\d \w{5}$/m);
  expect(log).toMatch(/^\S+Z POST \/auth\/v1\/token 400$/m);
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
