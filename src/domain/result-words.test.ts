import { expect, test } from "vitest";

import { placeInWords, resultInWords } from "./result-words";

test("says where a value lies, and says so when no range is printed", () => {
  expect(placeInWords({ place: "above", range: "8 - 60" })).toBe("Above the range on your report.");
  expect(placeInWords({ place: "inside" })).toBe("Inside the range on your report.");
  expect(placeInWords({})).toBe("No range is printed on your report.");
  expect(placeInWords({ range: "see note" })).toBe("Range on your report: see note.");
});

test("says of a doubtful number to check it, wherever it would lie", () => {
  const lh = { test: "LH", value: "147", unit: "IU/L", range: "19 - 125", doubtful: true } as const;
  expect(placeInWords(lh)).toBe("Check this number on your paper.");
  expect(resultInWords(lh)).toBe(
    "LH: 147 IU/L. Check this number on your paper. Range read from the report: 19 - 125.",
  );
});

test("tells a result in one line", () => {
  const lh = { test: "LH", value: "20.6", unit: "mIU/mL" };
  expect(resultInWords({ ...lh, range: "2.4 - 12.6", place: "above" })).toBe(
    "LH: 20.6 mIU/mL. Above the range. Range on the report: 2.4 - 12.6.",
  );
  expect(resultInWords({ ...lh, unit: "" })).toBe("LH: 20.6. No range is printed on the report.");
});
