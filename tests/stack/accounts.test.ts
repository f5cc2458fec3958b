import { join } from "node:path";

import { createPgliteConnection } from "@supabase/lite/pglite";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";

import { newEmail, PASSWORD, signUpPerson } from "./people.ts";
import { clientOf, mailsOf, startServer, type TestServer } from "./server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.remove());

test.each(["Ab1", "alllowercase1", "ALLUPPERCASE1", "NoDigitsHere"])(
  "Sections 7 and 9, hosted auth service: the auth server itself refuses the weak password %s",
  async (password) => {
    const { data, error } = await clientOf(server).auth.signUp({ email: newEmail(), password });
    expect(error?.status).toBe(422);
    expect(data.session).toBeNull();
  },
);

test("a password of 64 characters works and none of them is cut off", async () => {
  const password = `Aa1${"x".repeat(60)}!`;
  const email = newEmail();
  await clientOf(server).auth.signUp({ email, password });
  const whole = await clientOf(server).auth.signInWithPassword({ email, password });
  expect(whole.error).toBeNull();
  const cut = await clientOf(server).auth.signInWithPassword({
    email,
    password: password.slice(0, 63),
  });
  expect(cut.error?.status).toBe(400);
});

test("sign-in answers the same for a wrong password and an unknown e-mail", async () => {
  const { email } = await signUpPerson(server);
  const wrong = await clientOf(server).auth.signInWithPassword({ email, password: "Wrong-Word-1" });
  const unknown = await clientOf(server).auth.signInWithPassword({
    email: newEmail(),
    password: PASSWORD,
  });
  expect(wrong.error?.status).toBe(400);
  expect(wrong.error?.code).toBe(unknown.error?.code);
  expect(wrong.error?.message).toBe(unknown.error?.message);
});

test("Section 7, hosted auth service: a signed-out session is over on the server too", async () => {
  const { client, session } = await signUpPerson(server);
  expect((await client.auth.getUser()).error).toBeNull();
  await client.auth.signOut();
  const refreshed = await clientOf(server).auth.refreshSession({
    refresh_token: session.refresh_token,
  });
  expect(refreshed.error).not.toBeNull();
  const oldToken = await fetch(`${server.url}/auth/v1/user`, {
    headers: { apikey: server.publishableKey, authorization: `Bearer ${session.access_token}` },
  });
  expect([401, 403]).toContain(oldToken.status);
});

test("Section 7, hosted auth service: a reset link opens the reset page's address and works once", async () => {
  const { email } = await signUpPerson(server);
  const tokenHash = await askForReset(server, email);
  const client = clientOf(server);
  const opened = await client.auth.verifyOtp({ token_hash: tokenHash, type: "recovery" });
  expect(opened.error).toBeNull();
  const saved = await client.auth.updateUser({ password: "Fresh-Start-77" });
  expect(saved.error).toBeNull();
  const again = await clientOf(server).auth.verifyOtp({ token_hash: tokenHash, type: "recovery" });
  expect(again.error?.status).toBe(403);
  const oldPassword = await clientOf(server).auth.signInWithPassword({ email, password: PASSWORD });
  expect(oldPassword.error).not.toBeNull();
  const newPassword = await clientOf(server).auth.signInWithPassword({
    email,
    password: "Fresh-Start-77",
  });
  expect(newPassword.error).toBeNull();
});

test("the reset e-mail is kind, plain, and ignores a foreign address to return to", async () => {
  const { email } = await signUpPerson(server);
  await clientOf(server).auth.resetPasswordForEmail(email, {
    redirectTo: "https://elsewhere.example/steal",
  });
  const mail = (await mailsOf(server)).findLast(({ to }) => to === email);
  expect(mail?.subject).toBe("Reset your password");
  expect(mail?.text).toContain(`Choose a new password: ${server.url}/reset-password?token_hash=`);
  expect(mail?.text).toContain("you can ignore this e-mail");
  expect(mail?.text).not.toMatch(/[<>]|&amp;/);
  expect(`${mail?.html}${mail?.text}`).not.toContain("elsewhere.example");
});

test("asking for a reset answers the same for an e-mail that nobody has", async () => {
  const { email } = await signUpPerson(server);
  const known = await clientOf(server).auth.resetPasswordForEmail(email);
  const stranger = newEmail();
  const unknown = await clientOf(server).auth.resetPasswordForEmail(stranger);
  expect(unknown).toEqual(known);
  expect((await mailsOf(server)).filter(({ to }) => to === stranger)).toEqual([]);
});

test("Section 7, hosted auth service: a changed password ends the other sessions", async () => {
  const { client, email } = await signUpPerson(server);
  const other = clientOf(server);
  const { data } = await other.auth.signInWithPassword({ email, password: PASSWORD });
  await client.auth.updateUser({ password: "Fresh-Start-78" });
  const refreshed = await clientOf(server).auth.refreshSession({
    refresh_token: data.session?.refresh_token ?? "",
  });
  expect(refreshed.error).not.toBeNull();
});

test("a reset link is refused after a quarter of an hour", { timeout: 120_000 }, async () => {
  const first = await startServer();
  onTestFinished(first.remove);
  const { email } = await signUpPerson(first);
  const tokenHash = await askForReset(first, email);
  await first.stop();

  const database = await createPgliteConnection({ url: join(first.dataFolder, "database") });
  await database.exec(
    "update auth.users set recovery_sent_at = recovery_sent_at - interval '16 minutes' returning id",
  );
  await database.close();

  const second = await startServer({ dataFolder: first.dataFolder });
  onTestFinished(second.remove);
  const opened = await clientOf(second).auth.verifyOtp({ token_hash: tokenHash, type: "recovery" });
  expect(opened.error?.code).toBe("otp_expired");
});

async function askForReset(on: TestServer, email: string): Promise<string> {
  await clientOf(on).auth.resetPasswordForEmail(email);
  const mail = (await mailsOf(on)).findLast(({ to }) => to === email);
  const address = /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect(new URL(address).pathname).toBe("/reset-password");
  expect(new URL(address).searchParams.get("type")).toBe("recovery");
  return new URL(address).searchParams.get("token_hash") ?? "";
}
