import type { RowDoubt } from "./report-doubts";

/** Why a part of a report is worth a second look, in a sentence. */
export const doubtSentences: Readonly<Record<RowDoubt, string>> = {
  unsure: "The number was hard to read.",
  implausible: "The number is unusual for this test: a point may be missing.",
  lost_point: "A point may be missing in the number.",
  flag: "The mark on the report, high or low, does not fit this number and its range.",
  range: "The two ends of the range do not fit together: a point may be missing.",
  no_number: "No number was read for this test.",
  name: "The name of the test was hard to read.",
  unknown_name: "We do not know this test. Compare its name and its number.",
  unit: "The unit is missing or hard to read.",
  digits: "The number and its range differ in their points: one may be missing.",
  no_range: "The other rows have a range, and this one has none.",
  contradiction: "The number, its unit and its range do not fit together.",
};
