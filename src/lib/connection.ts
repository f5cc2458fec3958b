type Connection = { saveData?: unknown; type?: unknown; effectiveType?: unknown };

/** What the browser tells of the connection; some tell nothing. */
function connectionNow(): Connection {
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  return typeof connection === "object" && connection !== null ? connection : {};
}

const slow: readonly unknown[] = ["slow-2g", "2g"];

/** Whether the browser is asked to save data, or is on a network where every kilobyte is slow. */
export function isSavingData(): boolean {
  const { saveData, effectiveType } = connectionNow();
  return saveData === true || slow.includes(effectiveType);
}

/** Whether a download of some megabytes may cost money or patience, as far as the browser tells. */
export function isDataPrecious(): boolean {
  const { type, effectiveType } = connectionNow();
  return isSavingData() || type === "cellular" || effectiveType === "3g";
}
