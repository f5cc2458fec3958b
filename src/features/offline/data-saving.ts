const slowNetworks: readonly unknown[] = ["slow-2g", "2g"];

/** Whether she has asked her browser to save data, or is on a network where every kilobyte is slow. */
export function isSavingData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  if (typeof connection !== "object" || connection === null) return false;
  return (
    ("saveData" in connection && connection.saveData === true) ||
    ("effectiveType" in connection && slowNetworks.includes(connection.effectiveType))
  );
}
