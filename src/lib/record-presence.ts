/** The database of the browser in which a record is kept. */
export const RECORD_DATABASE = "pcos-care-record";

/** Whether a record is kept on this device; looking leaves nothing behind. Rejects where the browser keeps none. */
export function hasRecord(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(RECORD_DATABASE);
    let isMissing = false;
    opening.addEventListener("upgradeneeded", () => {
      isMissing = true;
      opening.transaction?.abort();
    });
    opening.addEventListener("success", () => {
      opening.result.close();
      resolve(true);
    });
    opening.addEventListener("error", () => {
      if (isMissing) resolve(false);
      else reject(opening.error ?? new Error("The database did not open."));
    });
  });
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
