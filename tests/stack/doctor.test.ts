import { expect, onTestFinished, test } from "vitest";

import { examine } from "../../deploy/examine.ts";
import { startServer } from "./server.ts";

test("the doctor finds nothing wrong with the site as the local server serves it, but for its sitemap", async () => {
  const server = await startServer();
  onTestFinished(server.remove);
  const { lines } = await examine({
    address: server.url,
    backend: server.url,
    publishableKey: server.publishableKey,
    own: {},
  });
  expect(lines.filter((line) => line.startsWith("FAULT"))).toEqual([
    expect.stringContaining("There is no sitemap.xml."),
  ]);
});
