import { type Symptom, symptoms } from "./symptoms";

/** The signs that she can tick for a day. */
export const recordSigns: readonly Symptom[] = [
  { id: "cramps", name: "Cramps", danger: null },
  ...symptoms,
];

const names = new Map(recordSigns.map(({ id, name }) => [id, name]));

/** The name of a sign that can be ticked; a sign of an older version has none. */
export function signName(sign: string): string {
  return names.get(sign) ?? sign;
}
