/** The number somebody typed, with a point or a comma; null when it is none. */
export function typedNumber(text: string): number | null {
  const typed = text.trim().replace(",", ".");
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : null;
}
