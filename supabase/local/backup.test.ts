import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { keepCopy, newestCopy, restoreCopy } from "./backup.ts";
import { dataFolderAt } from "./data-folder.ts";

function folderWithDatabase() {
  const folder = dataFolderAt(mkdtempSync(join(tmpdir(), "pcos-care-")));
  onTestFinished(() => rmSync(folder.root, { recursive: true }));
  mkdirSync(folder.database);
  return folder;
}

test("only the newest three copies are kept, and a copy that was cut off is never one of them", () => {
  const folder = folderWithDatabase();
  mkdirSync(join(folder.backups, "2026-01-01T00-00-00-000Z.unfinished"), { recursive: true });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  for (const day of [1, 2, 3, 4]) {
    vi.setSystemTime(`2026-03-0${day}T08:00:00Z`);
    keepCopy(folder);
  }
  expect(readdirSync(folder.backups)).toEqual([
    "2026-03-02T08-00-00-000Z",
    "2026-03-03T08-00-00-000Z",
    "2026-03-04T08-00-00-000Z",
  ]);
  expect(newestCopy(folder)).toBe(join(folder.backups, "2026-03-04T08-00-00-000Z"));
});

test("a copy that does not fit on the disk leaves nothing of itself, and the older ones stay", () => {
  const folder = folderWithDatabase();
  keepCopy(folder);
  const before = readdirSync(folder.backups);

  expect(() =>
    keepCopy(folder, (_from, to) => {
      mkdirSync(to);
      writeFileSync(join(to, "page"), "ha");
      throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    }),
  ).toThrow("no space");

  expect(readdirSync(folder.backups)).toEqual(before);
});

test("restoring brings the copy back and sets the damaged data aside", () => {
  const folder = folderWithDatabase();
  const page = join(folder.database, "page");
  writeFileSync(page, "whole");
  keepCopy(folder);
  writeFileSync(page, "torn");
  const setAside = restoreCopy(folder, newestCopy(folder) ?? "");
  expect(readFileSync(page, "utf8")).toBe("whole");
  expect(readFileSync(join(setAside ?? "", "page"), "utf8")).toBe("torn");
});

test("with no copy there is none to restore", () => {
  expect(newestCopy(folderWithDatabase())).toBeNull();
});
