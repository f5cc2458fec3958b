const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;

/** The number as a program reads it: a decimal comma is a point, and what parts thousands is left out. */
export function plainNumber(written: string): number {
  return Number(numberText(written));
}

/** The number with a point for its decimals, and its digits as they are written. */
export function numberText(written: string): string {
  const text = written.trim();
  return THOUSANDS.test(text) ? text.replaceAll(",", "") : text.replace(",", ".");
}
