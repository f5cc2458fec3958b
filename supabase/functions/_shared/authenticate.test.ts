import { expect, test } from "vitest";

import { createAuthenticate } from "./authenticate.ts";
import { HttpError, overloaded } from "./http-error.ts";

const ADA = "0b2f6f1e-6d0c-4b55-9f0a-3c2c5d0f6a01";
const SESSION = "5f0c8a52-1f58-4a43-9a52-0c6ad8d6a511";
const TOKEN = tokenOf({ sub: ADA, role: "authenticated", session_id: SESSION });

function tokenOf(claims: unknown): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `eyJhbGciOiJIUzI1NiJ9.${payload}.c2lnbmF0dXJl`;
}

function setUp(status: number, user: unknown) {
  const asked: Request[] = [];
  const authenticate = createAuthenticate({
    supabaseUrl: "https://project.example",
    publishableKey: "sb_publishable_key",
    fetch: async (address, init) => {
      asked.push(new Request(address, init));
      return new Response(JSON.stringify(user), { status });
    },
  });
  return { authenticate, asked };
}

function withHeader(authorization: string) {
  return new Request("https://functions.example/claude-chat", { headers: { authorization } });
}

test("the auth server says whose session it is", async () => {
  const { authenticate, asked } = setUp(200, {
    id: ADA,
    role: "authenticated",
    email: "ada@example.com",
  });
  expect(await authenticate(withHeader(`Bearer ${TOKEN}`))).toEqual({ id: ADA, token: TOKEN });
  const [sent] = asked;
  expect(sent?.url).toBe("https://project.example/auth/v1/user");
  expect(sent?.method).toBe("GET");
  expect(sent?.redirect).toBe("error");
  expect(sent?.headers.get("apikey")).toBe("sb_publishable_key");
  expect(sent?.headers.get("authorization")).toBe(`Bearer ${TOKEN}`);
});

test.each([
  "",
  "Bearer",
  "Bearer ",
  "Bearer sb_publishable_key",
  `Basic ${TOKEN}`,
  `Bearer ${TOKEN}.more`,
  `Bearer ${TOKEN} ${TOKEN}`,
  `Bearer ${TOKEN.replace(/[^.]+$/, "")}`,
  `Bearer ${tokenOf({ role: "anon", session_id: SESSION })}`,
  `Bearer ${tokenOf({ role: "service_role", sub: ADA, session_id: SESSION })}`,
  `Bearer ${tokenOf({ role: "authenticated", sub: ADA })}`,
  `Bearer ${tokenOf({ role: "authenticated", sub: ADA, session_id: "" })}`,
  `Bearer ${tokenOf("not an object")}`,
  "Bearer a.b.c",
])("%j is nobody, and the auth server is not even asked", async (authorization) => {
  const { authenticate, asked } = setUp(200, { id: ADA, role: "authenticated" });
  expect(await authenticate(withHeader(authorization))).toBeNull();
  expect(asked).toEqual([]);
});

test.each([
  [401, { msg: "invalid JWT" }],
  [401, { id: ADA, role: "authenticated" }],
  [403, { msg: "session not found" }],
  [404, { msg: "user not found" }],
  [200, { id: ADA, role: "anon" }],
  [200, { id: ADA, role: "service_role" }],
  [200, { role: "authenticated" }],
  [200, null],
])("the answer %i %j makes the caller nobody", async (status, user) => {
  const { authenticate } = setUp(status, user);
  expect(await authenticate(withHeader(`Bearer ${TOKEN}`))).toBeNull();
});

test("an auth server in trouble is our failure, not hers", async () => {
  const { authenticate } = setUp(500, {});
  await expect(authenticate(withHeader(`Bearer ${TOKEN}`))).rejects.toThrow(
    new HttpError("internal", { reason: "auth_500" }),
  );
});

test("an auth server that has too much to do is said to be so, with a time to try again", async () => {
  const { authenticate } = setUp(503, {});
  await expect(authenticate(withHeader(`Bearer ${TOKEN}`))).rejects.toThrow(overloaded("auth_503"));
});
