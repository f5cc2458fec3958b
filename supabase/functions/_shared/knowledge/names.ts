import { namesOfAsking } from "./names-of-asking.ts";
import { namesOfBody } from "./names-of-body.ts";
import { namesOfTests } from "./names-of-tests.ts";

type Row = readonly [meaning: string, ...names: string[]];

/** In years; the guides for adults do not fit them. */
const TEEN_AGES = [11, 12, 13, 14, 15, 16, 17];

const agesOfTeenagers = TEEN_AGES.map((age): Row => [
  "teenager",
  ...["at", "i am", "im", "am", "aged", "age", "only", "turned"].map((word) => `${word} ${age}`),
  ...["year", "years", "yr", "yrs", "yo"].map((word) => `${age} ${word}`),
]);

/**
 * Different names of one thing. Wherever one of the names stands, in a guide or in a question,
 * the first word of the row is understood as well.
 */
export const sameMeaning: readonly Row[] = [
  ...Object.entries({ ...namesOfTests, ...namesOfBody, ...namesOfAsking }).map(
    ([meaning, names]): Row => [meaning, ...names.split(",").map((name) => name.trim())],
  ),
  ...agesOfTeenagers,
];
