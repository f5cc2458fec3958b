import { stat } from "node:fs/promises";
import { request as openRequest } from "node:http";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { newEmail, PASSWORD, signUpPerson } from "./people.ts";
import { startServer, type TestServer } from "./server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    env: { PCOS_CARE_ATTEMPTS_PER_ADDRESS: "12", PCOS_CARE_ATTEMPTS_PER_ACCOUNT: "4" },
  });
});
afterAll(() => server.remove());

test("a caller without a key gets 401 from the data and from the auth server", async () => {
  expect((await fetch(`${server.url}/rest/v1/profiles?select=*`)).status).toBe(401);
  expect((await fetch(`${server.url}/auth/v1/user`)).status).toBe(401);
});

test("the keys are new for this installation, long, and readable by their owner only", async () => {
  const { mode } = await stat(join(server.dataFolder, "keys.json"));
  expect(mode & 0o777).toBe(0o600);
  expect(server.publishableKey).toMatch(/^sb_publishable_[\w-]{43,}$/);
  expect(server.secretKey).toMatch(/^sb_secret_[\w-]{43,}$/);
});

test("the site is told the publishable key and no other", async () => {
  const response = await fetch(`${server.url}/app-config.json`);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({
    supabaseUrl: "",
    supabasePublishableKey: server.publishableKey,
  });
});

test.each(["/_system", "/_system/info", "/storage/v1/bucket", "/static/main.js", "/studio"])(
  "the library's own address %s does not answer",
  async (path) => {
    const response = await fetch(server.url + path, { headers: { apikey: server.secretKey } });
    expect([404, 503]).toContain(response.status);
    expect(await response.text()).not.toMatch(/supalite|connection|studio/i);
  },
);

test("no origin may read answers unless it is allowed", async () => {
  const headers = { apikey: server.publishableKey, origin: "https://elsewhere.example" };
  const foreign = await fetch(`${server.url}/auth/v1/settings`, { headers });
  expect(foreign.status).toBe(403);
  expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
  const own = await fetch(`${server.url}/auth/v1/settings`, {
    headers: { ...headers, origin: server.url },
  });
  expect(own.status).toBe(200);
  expect(own.headers.get("access-control-allow-origin")).toBeNull();
});

test("the companion comes up and asks who is calling", async () => {
  const response = await fetch(`${server.url}/functions/v1/claude-chat`, { method: "POST" });
  expect(response.status).toBe(401);
});

test("a foreign name that points at this computer gets no data", async () => {
  const status = await new Promise((resolve) => {
    openRequest(
      `${server.url}/_mail.json`,
      { headers: { host: "elsewhere.example" } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    ).end();
  });
  expect(status).toBe(421);
});

test("a body over 1 MB is refused", async () => {
  const response = await fetch(`${server.url}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: server.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ email: "a".repeat(10 * 1024 * 1024) }),
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: "too_large" });
});

test("guessing passwords ends in 429 with the seconds to wait, for that account first", async () => {
  const { email } = await signUpPerson(server);
  const signIn = (address: string) =>
    fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: server.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ email: address, password: `${PASSWORD}?` }),
    });
  const statuses = [];
  for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await signIn(email)).status);
  expect(statuses).toEqual([400, 400, 400, 429]);
  expect((await signIn(newEmail())).status).toBe(400);
  const refused = await signIn(email.toUpperCase());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: "rate_limited" });
});

test("what the database refuses for too many calls says when to try again", async () => {
  const person = await signUpPerson(server);
  const headers = {
    apikey: server.publishableKey,
    authorization: `Bearer ${person.session.access_token}`,
  };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      fetch(`${server.url}/rest/v1/rpc/export_my_data`, { method: "POST", headers }),
    ),
  );

  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  for (const answer of refused) {
    const seconds = Number(answer.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  }
});

test("a site elsewhere that is allowed may send what its client sends, and read what it needs", async () => {
  const origin = "https://pcos-care.example";
  const other = await startServer({ env: { ALLOWED_ORIGINS: origin } });
  for (const path of ["/auth/v1/signup", "/rest/v1/rpc/give_consent", "/rest/v1/profiles"]) {
    const asked = await fetch(other.url + path, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-origin")).toBe(origin);
    expect(asked.headers.get("access-control-allow-headers")).toMatch(
      /apikey.*authorization.*prefer/,
    );
  }
  const refused = await fetch(`${other.url}/rest/v1/profiles`, {
    method: "OPTIONS",
    headers: { origin: "https://elsewhere.example" },
  });
  expect(refused.status).toBe(403);
  await other.remove();
});
