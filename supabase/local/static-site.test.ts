import { expect, test } from "vitest";

import { createStaticSite } from "./static-site.ts";

test("with no built site it says what to run", async () => {
  const site = createStaticSite("/nowhere", { frameOrigins: [], connectOrigins: [] });
  const response = await site(new Request("http://127.0.0.1/"));
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("npm run build");
});
