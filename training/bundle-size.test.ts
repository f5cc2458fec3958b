import { expect, test } from "vitest";

import { bundleSize } from "./bundle-size.ts";

const LIMIT = 50 * 1024;

test("the whole check for danger fits in 50 KiB on a device", async () => {
  const { brotli } = await bundleSize();
  expect(brotli).toBeLessThanOrEqual(LIMIT);
});
