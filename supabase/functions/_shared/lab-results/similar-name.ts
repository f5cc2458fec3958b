import { analytes } from "./analytes.ts";
import type { Analyte } from "./analyte.ts";
import { unitKey } from "./units.ts";

const SHORTEST_NAME = 3;
/** Names of up to this length may have one letter exchanged, and none lost. */
const SHORT_NAME = 5;

/** The test whose name is one misread letter away and that is measured in this unit; null when none or several are. */
export function similarAnalyte(printed: string, unit: string): Analyte | null {
  const name = printed
    .toLowerCase()
    .replace(/\(.*\)|\b(?:serum|calc|calculated)\b/g, " ")
    .replace(/[^a-z\d]+/g, " ")
    .trim();
  const key = unitKey(unit);
  if (name.length < SHORTEST_NAME) return null;
  const found = analytes.filter(
    (analyte) => key in analyte.limits && analyte.names.some((known) => isOneOff(name, known)),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

function isOneOff(name: string, known: string): boolean {
  if (name.length === known.length) {
    return Array.from(name).filter((letter, at) => letter !== known[at]).length === 1;
  }
  if (Math.abs(name.length - known.length) > 1 || known.length <= SHORT_NAME) return false;
  const [short, long] = name.length < known.length ? [name, known] : [known, name];
  const at = Array.from(short).findIndex((letter, index) => letter !== long[index]);
  return at < 0 || short.slice(at) === long.slice(at + 1);
}
