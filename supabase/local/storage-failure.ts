import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** A new database takes about this much, and an old one needs room for its next steps. */
const ROOM_NEEDED_BYTES = 64 * 1024 * 1024;

const CODES = {
  space: ["ENOSPC", "EDQUOT", "53100"],
  right: ["EACCES", "EPERM", "EROFS"],
  memory: ["ENOMEM", "53200"],
  notAFolder: ["ENOTDIR", "EEXIST"],
} as const;

/** SQLite's numbers for the same, which the lock file may meet. */
const SQLITE_CODES: Readonly<Record<number, keyof typeof CODES>> = {
  7: "memory",
  8: "right",
  13: "space",
  14: "right",
};

const SENTENCES: Record<keyof typeof CODES, (root: string) => string> = {
  space: (root) =>
    `The disk that holds ${root} is full. Nothing of yours is lost. Make at least 64 MB of room on it and start again.`,
  right: (root) =>
    `This program has no right to write in ${root}. Nothing was changed. Give your user that right, or choose another folder with PCOS_CARE_DATA.`,
  memory: () =>
    "There is not enough memory to open the database. Nothing was changed. Close other programs and start again.",
  notAFolder: (root) =>
    `${root} is a file and not a folder, so no data can be kept there. Choose another folder with PCOS_CARE_DATA.`,
};

/** Says what the machine refuses: it is no fault of the data, and no copy has to be put back. */
export class StorageFailure extends Error {
  override name = "StorageFailure";
}

/** What the machine refused, if that is what an error stands for; null when it is of another kind. */
export function storageFailureOf(
  error: unknown,
  root: string,
  readFreeBytes: (folder: string) => number = freeBytes,
): StorageFailure | null {
  if (error instanceof StorageFailure) return error;
  const kind = kindOf(error) ?? kindOfFolder(root, readFreeBytes);
  return kind === null ? null : new StorageFailure(SENTENCES[kind](root));
}

function kindOf(error: unknown): keyof typeof CODES | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof RangeError && /memory|allocation/i.test(error.message)) return "memory";
  if ("errcode" in error && typeof error.errcode === "number") {
    return SQLITE_CODES[error.errcode % 256] ?? null;
  }
  const code = "code" in error ? error.code : null;
  for (const kind of ["space", "right", "memory", "notAFolder"] as const) {
    if (CODES[kind].some((known) => known === code)) return kind;
  }
  return null;
}

/** The engine does not say why it cannot write, so the folder itself is asked. */
function kindOfFolder(
  root: string,
  readFreeBytes: (folder: string) => number,
): keyof typeof CODES | null {
  if (existsSync(root) && !statSync(root).isDirectory()) return "notAFolder";
  const folder = existsSync(root) ? root : dirname(root);
  if (existsSync(folder) && !canWrite(folder)) return "right";
  return existsSync(folder) && readFreeBytes(folder) < ROOM_NEEDED_BYTES ? "space" : null;
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
