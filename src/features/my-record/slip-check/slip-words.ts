import { doubtSentences } from "@/features/photo-reading/doubt-words";

import type { RowDoubt } from "./slip-rows";

/** Why a row is worth a second look, in a sentence. */
export const rowDoubtWords: Readonly<Record<RowDoubt, string>> = {
  ...doubtSentences,
  unknown_name: "We do not know this test. Compare its name and its number.",
  unit: "The unit is missing or hard to read.",
  digits: "The number and its range differ in their points: one may be missing.",
  no_range: "The other rows have a range, and this one has none.",
  contradiction: "The number, its unit and its range do not fit together.",
};
