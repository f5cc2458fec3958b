/** The units of a test as a list says them; scans are reported in words. */
export function unitsInWords(unitNames: readonly string[]): string {
  return unitNames.length === 0 ? "In words, no unit" : unitNames.join(" or ");
}
