import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { storageFailureOf } from "./storage-failure.ts";

const plenty = () => 10_000_000_000;

function someFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pcos-care-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test.each([
  ["ENOSPC", /is full/],
  ["EDQUOT", /is full/],
  ["53100", /is full/],
  ["EACCES", /no right to write/],
  ["EROFS", /no right to write/],
  ["ENOMEM", /not enough memory/],
  ["ENOTDIR", /is a file and not a folder/],
])("the code %s has its own sentence, which advises nothing that loses data", (code, sentence) => {
  const failure = storageFailureOf(Object.assign(new Error("no"), { code }), someFolder(), plenty);

  expect(failure?.message).toMatch(sentence);
  expect(failure?.message).not.toMatch(/copy|empty|move|delete/i);
});

test.each([
  [13, /is full/],
  [8, /no right to write/],
])("so has SQLite's number %i, by which the lock file speaks", (errcode, sentence) => {
  const error = Object.assign(new Error("no"), { code: "ERR_SQLITE_ERROR", errcode });

  expect(storageFailureOf(error, someFolder(), plenty)?.message).toMatch(sentence);
});

test("an engine that could not get memory says so", () => {
  const error = new RangeError("WebAssembly.Memory(): could not allocate memory");

  expect(storageFailureOf(error, someFolder(), plenty)?.message).toMatch(/not enough memory/);
});

test("an engine that gives no reason is believed to lack room where there is none", () => {
  const folder = someFolder();

  expect(storageFailureOf(new Error("aborted"), folder, () => 1_000_000)?.message).toMatch(/full/);
  expect(storageFailureOf(new Error("aborted"), folder, plenty)).toBeNull();
});

test("a data folder that is a file is called one", () => {
  const file = join(someFolder(), "data");
  writeFileSync(file, "");

  expect(storageFailureOf(new Error("aborted"), file, plenty)?.message).toMatch(/is a file/);
});
