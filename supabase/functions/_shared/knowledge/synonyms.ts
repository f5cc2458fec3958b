import { synonymsOfClinicians } from "./synonyms-of-clinicians.ts";
import { synonymsOfTests } from "./synonyms-of-tests.ts";
import { synonymsOfLife } from "./synonyms-of-life.ts";

/** In years; questions about a girl are answered otherwise than those about a woman. */
const TEEN_AGES = [11, 12, 13, 14, 15, 16, 17];

const agesOfTeenagers = TEEN_AGES.flatMap((age) => [
  ...["i am", "im", "aged", "age", "only", "turned", "she is", "shes"].map(
    (word) => `${word} ${age}`,
  ),
  ...["year", "years", "yr", "yrs", "yo"].map((word) => `${age} ${word}`),
]);

/** Every row: the word that is understood, then all its synonyms. */
export const synonymRows: readonly (readonly [meaning: string, names: readonly string[]])[] = [
  ...[synonymsOfTests, synonymsOfLife, synonymsOfClinicians].flatMap((list) =>
    Object.entries(list).map(
      ([meaning, names]) =>
        [meaning, [meaning, ...names.split(",").map((name) => name.trim())]] as const,
    ),
  ),
  ["teenager", agesOfTeenagers],
];
