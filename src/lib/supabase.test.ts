import { afterEach, expect, test, vi } from "vitest";

import { sessionStorageKey } from "./storage";
import { createBrowserClient } from "./supabase";

const now = () => Math.floor(Date.now() / 1000);

function storeSession(token: string, secondsLeft: number): void {
  const session = {
    access_token: token,
    refresh_token: "renewal",
    token_type: "bearer",
    expires_in: 3600,
    expires_at: now() + secondsLeft,
    user: { id: "a1", email: "ada@example.com" },
  };
  window.localStorage.setItem(sessionStorageKey, JSON.stringify(session));
}

/** Answers every call and notes its path and its token. */
function listenToCalls(): string[] {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    calls.push(`${pathname} ${new Headers(init?.headers).get("authorization") ?? "nobody"}`);
    if (pathname === "/app-config.json")
      return Response.json({ supabaseUrl: "", supabasePublishableKey: "sb_publishable_test" });
    if (pathname === "/auth/v1/token")
      return Response.json({
        access_token: "renewed",
        refresh_token: "next",
        token_type: "bearer",
        expires_in: 3600,
        expires_at: now() + 3600,
        user: { id: "a1", email: "ada@example.com" },
      });
    return Response.json([]);
  });
  return calls;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("asks the server for its public key, again after a failure and then never more", async () => {
  const asked: string[] = [];
  let isUp = false;
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const config = { supabaseUrl: "", supabasePublishableKey: "sb_publishable_test" };
    return isUp ? Response.json(config) : new Response(null, { status: 503 });
  });

  await expect(createBrowserClient("memory")).rejects.toThrow("/app-config.json answered 503");
  isUp = true;
  await createBrowserClient("memory");
  await createBrowserClient("memory");

  expect(asked).toEqual(["/app-config.json", "/app-config.json"]);
});

test("sends the stored token as it is while it is good", async () => {
  storeSession("signed", 3600);
  const calls = listenToCalls();
  const client = await createBrowserClient("device");

  await client.from("profiles").select("first_name");

  expect(calls.at(-1)).toBe("/rest/v1/profiles Bearer signed");
  expect(calls.filter((call) => call.startsWith("/auth/"))).toEqual([]);
  await client.auth.dispose();
});

test("renews a token that is about to end before it sends anything", async () => {
  storeSession("old", 30);
  const calls = listenToCalls();
  const client = await createBrowserClient("device");

  await client.from("profiles").select("first_name");

  expect(calls.at(-1)).toBe("/rest/v1/profiles Bearer renewed");
  await client.auth.dispose();
});

test("sends the public key alone where nobody is signed in", async () => {
  const calls = listenToCalls();
  const client = await createBrowserClient("device");

  await client.from("profiles").select("first_name");

  expect(calls.at(-1)).toBe("/rest/v1/profiles Bearer sb_publishable_test");
  await client.auth.dispose();
});
