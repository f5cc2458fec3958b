import { afterAll, beforeAll, expect, test } from "vitest";

import { newEmail, signUpPerson } from "./people.ts";
import { clientOf, mailsOf, startServer, type TestServer } from "./server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ env: { PROVIDER_EMAIL: "provider@example.com" } });
});
afterAll(() => server.remove());

test("Section 7, E-mail sending service: EmailJS's call puts the notice about a new visitor into the provider's mailbox", async () => {
  const response = await fetch(`${server.url}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      lib_version: "4.4.1",
      user_id: "public-key",
      service_id: "service",
      template_id: "template",
      template_params: { name: "Amara Okafor", email: "amara@example.com" },
    }),
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("OK");
  expect((await mailsOf(server)).at(-1)).toMatchObject({
    to: "provider@example.com",
    subject: "New visitor: Amara Okafor",
    text: expect.stringContaining("amara@example.com"),
  });
});

test("Section 7, E-mail sending service: EmailJS's form call works too", async () => {
  const form = new FormData();
  form.set("service_id", "service");
  form.set("name", "Lena");
  form.set("email", "lena@example.com");
  const response = await fetch(`${server.url}/api/v1.0/email/send-form`, {
    method: "POST",
    body: form,
  });
  expect(response.status).toBe(200);
  expect((await mailsOf(server)).at(-1)?.subject).toBe("New visitor: Lena");
});

test("a notice without an e-mail address is refused", async () => {
  const response = await fetch(`${server.url}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ template_params: { name: "Amara" } }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "malformed" });
});

test("the mailbox page shows e-mails as text, with links to press and nothing that runs", async () => {
  await fetch(`${server.url}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      template_params: { name: "<script>alert(1)</script>", email: "a@example.com" },
    }),
  });
  const email = newEmail();
  await signUpPerson(server, email);
  await clientOf(server).auth.resetPasswordForEmail(email);
  const response = await fetch(`${server.url}/_mail`);
  const page = await response.text();
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(page).not.toContain("<script");
  expect(page).toContain(`<a href="${server.url}/reset-password?token_hash=`);
  expect(page).toContain('sandbox="allow-popups');
});

test("the mailbox is kept across a restart, oldest first", async () => {
  const before = await mailsOf(server);
  await server.stop();
  server = await startServer({ dataFolder: server.dataFolder });
  expect(await mailsOf(server)).toEqual(before);
  const times = before.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
});
