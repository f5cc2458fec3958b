import type { FoundRecord } from "./kept-record";
import { lazyModule } from "./lazy-module";
import { RECORD_DATABASE } from "./storage";

const reader = lazyModule(async () => (await import("./kept-record")).readKeptRecord);

/** Whether a record may be kept on this device; true too where the browser does not tell. */
async function mayHaveRecord(): Promise<boolean> {
  if (!("databases" in indexedDB)) return true;
  const kept = await indexedDB.databases();
  return kept.some(({ name }) => name === RECORD_DATABASE);
}

/** What is kept of a record on this device, for pages beside it; where the browser knows of none, null, and what reads one is not even fetched. */
export async function findRecord(): Promise<FoundRecord | null> {
  if (!(await mayHaveRecord())) return null;
  const readKeptRecord = await reader.get();
  return readKeptRecord();
}

/** Whether a record is kept on this device, locked or not. */
export async function hasRecord(): Promise<boolean> {
  return (await findRecord())?.isKept ?? false;
}

/** Erases the record of this device; open tabs let go of it. A browser that keeps none has none to erase. */
export function eraseRecord(): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!("indexedDB" in globalThis)) {
      resolve();
      return;
    }
    const erasing = indexedDB.deleteDatabase(RECORD_DATABASE);
    erasing.addEventListener("success", () => resolve());
    erasing.addEventListener("error", () =>
      reject(erasing.error ?? new Error("The database was not erased.")),
    );
  });
}
