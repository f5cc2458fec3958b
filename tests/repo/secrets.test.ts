import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

import { expect, test } from "vitest";

/** What keys of the services we use look like, beside what the secret scan of the files knows. */
const SECRET =
  /\bsb_secret_[\w-]{30,}|\bsbp_[0-9a-f]{40}\b|\bsk-ant-[\w-]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY-----/g;

/** Written down on purpose: the key that every copy of the CLI shares and we refuse, and one of a scripted model. */
const KNOWN = ["sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz", "sk-ant-test-key-of-the-model"];

function secretsIn(text: string): string[] {
  return (text.match(SECRET) ?? []).filter((found) => !KNOWN.includes(found));
}

test.each([
  `sb_secret_${"aB3-_".repeat(8)}`,
  `sbp_${"0f".repeat(20)}`,
  `sk-ant-api03-${"x".repeat(40)}`,
  ["-----BEGIN", "EC PRIVATE KEY-----"].join(" "),
])("a planted secret such as %s is found", (secret) => {
  expect(secretsIn(`+const key = "${secret}";`)).toEqual([secret]);
});

test.skipIf(!existsSync(".git"))(
  "no change that was ever made holds a secret",
  { timeout: 60_000 },
  () => {
    const changes = execFileSync(
      "git",
      ["log", "HEAD", "-p", "-U0", "--no-ext-diff", "--no-textconv", "--no-color"],
      { encoding: "utf8", maxBuffer: 2 ** 30 },
    );
    expect(changes.length).toBeGreaterThan(1_000);
    expect(secretsIn(changes)).toEqual([]);
  },
);
