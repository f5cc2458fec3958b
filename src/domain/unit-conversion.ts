/** International value = (conventional value - offset) x factor. */
export type UnitConversion = { factor: number; offset: number };

/** The amount in international units; null when the unit cannot hold it. */
export function toInternational(
  { factor, offset }: UnitConversion,
  conventional: number,
): number | null {
  const amount = (conventional - offset) * factor;
  return amount > 0 ? amount : null;
}

/** The amount in conventional units. */
export function toConventional({ factor, offset }: UnitConversion, international: number): number {
  return international / factor + offset;
}

/** A number above zero as a person types it, with a point for the decimals; null for anything else. */
export function typedAmount(text: string): number | null {
  if (!/^\d{1,9}(\.\d*)?$|^\.\d+$/.test(text.trim())) return null;
  const amount = Number(text);
  return amount > 0 ? amount : null;
}

/** An amount with the decimals a lab prints; a very small one keeps two figures so that it is never 0. */
export function writtenAmount(amount: number, decimals: number): string {
  const rounded = amount.toFixed(decimals);
  return Number(rounded) > 0 ? rounded : String(Number(amount.toPrecision(2)));
}
