import type { Doubt } from "./doubtful-lines";

/** Why a part of a photo's text is worth a second look, in a sentence. */
export const doubtSentences: Readonly<Record<Doubt, string>> = {
  unsure: "The number was hard to read.",
  implausible: "The number is unusual for this test: a point may be missing.",
  lost_point: "A point may be missing in the number.",
  flag: "The mark on the report, high or low, does not fit this number and its range.",
  range: "The two ends of the range do not fit together: a point may be missing.",
  no_number: "No number was read for this test.",
  name: "The name of the test was hard to read.",
};
