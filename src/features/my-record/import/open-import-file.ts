import type { ImportReading } from "@/domain/record/import/import-reading";
import { readJsonImport, readTableImport } from "@/domain/record/import/read-import";
import type { DayOrder } from "@/domain/record/import/read-periods";

const LARGEST_BYTES = 20 * 1024 * 1024;

export type FileProblem = "unknown" | "too_large" | "locked" | "damaged";

export type OpenedFile =
  | { kind: "reading"; reading: ImportReading }
  /** Its days can be read both ways; such as the one named. */
  | { kind: "unclear-days"; unclearDay: string }
  | { kind: "problem"; problem: FileProblem };

type Reading = { today: string; order: DayOrder | null };

const unknown: OpenedFile = { kind: "problem", problem: "unknown" };

async function readText(text: string, { today, order }: Reading): Promise<OpenedFile> {
  const reading = readJsonImport(text, today);
  if (reading !== null) return { kind: "reading", reading };
  if (/^\s*[[{]/.test(text)) return unknown;
  const { default: papaparse } = await import("papaparse");
  const { data } = papaparse.parse<string[]>(text, { skipEmptyLines: true });
  const table = readTableImport(data, today, order);
  if (table === null) return unknown;
  return "reading" in table
    ? { kind: "reading", reading: table.reading }
    : { kind: "unclear-days", ...table };
}

/** Whether bytes begin as a zip archive does. */
function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

async function readArchive(bytes: Uint8Array, reading: Reading): Promise<OpenedFile> {
  const { unpack } = await import("./unpack");
  const unpacked = unpack(bytes);
  if (unpacked.kind === "problem") return unpacked;
  for (const { text } of unpacked.files) {
    // oxlint-disable-next-line no-await-in-loop -- the first that is known ends it
    const opened = await readText(text, reading);
    if (opened !== unknown) return opened;
  }
  return unknown;
}

/** Reads a file on this device: a copy of a record, or what another app wrote. */
export async function openFile(file: Blob, reading: Reading): Promise<OpenedFile> {
  if (file.size > LARGEST_BYTES) return { kind: "problem", problem: "too_large" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isArchive(bytes)) return readArchive(bytes, reading);
  return readText(new TextDecoder().decode(bytes), reading);
}
