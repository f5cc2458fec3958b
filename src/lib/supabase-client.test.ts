import { afterEach, expect, test, vi } from "vitest";

import { createBrowserClient } from "./supabase-client";

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
