import { expect, test } from "vitest";

import { callAsUser } from "./database.ts";

const caller = { id: "0b2f6f1e-6d0c-4b55-9f0a-3c2c5d0f6a01", token: "her.own.token" };

async function begin(status: number, body: unknown) {
  const asked: Request[] = [];
  const fetch = async (address: string | URL | Request, init?: RequestInit) => {
    asked.push(new Request(address, init));
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  };
  const deps = { fetch, supabaseUrl: "https://backend.example", publishableKey: "publishable" };
  await callAsUser(deps, caller, "begin_image_reading", {});
  return asked;
}

test.each([200, 204])(
  "a function of the database is called with her own rights (%i)",
  async (status) => {
    const [asked, ...others] = await begin(status, null);
    expect(others).toEqual([]);
    expect(asked?.url).toBe("https://backend.example/rest/v1/rpc/begin_image_reading");
    expect(asked?.headers.get("authorization")).toBe("Bearer her.own.token");
    expect(asked?.headers.get("apikey")).toBe("publishable");
  },
);

test.each([
  [401, {}, "unauthenticated"],
  [403, { message: "consent_required" }, "consent_required"],
  [403, { message: "permission denied" }, "internal"],
  [429, { message: "rate_limited", hint: "41" }, "rate_limited"],
  [429, { message: "service_full", hint: "41" }, "service_full"],
  [500, {}, "internal"],
])("the database's %i %j is told as %s", async (status, body, code) => {
  await expect(begin(status, body)).rejects.toMatchObject({ code });
});
