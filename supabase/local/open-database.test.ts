import {
  copyFileSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { dataFolderAt } from "./data-folder.ts";
import { openDatabase } from "./open-database.ts";

/** A disk of which a power cut leaves only what was flushed: each flush carries the file over. */
function diskWithPowerCut() {
  const root = mkdtempSync(join(tmpdir(), "pcos-care-cut-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [used, left] = [dataFolderAt(join(root, "used")), dataFolderAt(join(root, "left"))];
  return {
    used,
    left,
    /** Everything so far is on the disk. */
    settle: () => cpSync(used.root, left.root, { recursive: true }),
    flush: (fileDescriptor: number) => {
      fsyncSync(fileDescriptor);
      const path = readlinkSync(`/proc/self/fd/${fileDescriptor}`);
      const place = relative(used.root, path);
      if (existsSync(path) && !place.startsWith("..")) copyFileSync(path, join(left.root, place));
    },
  };
}

test.skipIf(process.platform !== "linux")(
  "a row that was acknowledged is there after a power cut that loses every write not flushed",
  { timeout: 120_000 },
  async () => {
    const disk = diskWithPowerCut();
    const first = await openDatabase(disk.used);
    await first.exec("create table notes (number integer)");
    await first.close();
    disk.settle();

    const second = await openDatabase(disk.used, disk.flush);
    for (let number = 1; number <= 10; number += 1) {
      await second.exec(`insert into notes values (${number})`);
    }
    const third = await openDatabase(disk.left);
    const { rows } = await third.driver.query("select count(*)::integer as total from notes");
    expect(rows).toEqual([{ total: 10 }]);
    await third.close();
    await second.close();
  },
);
