import { expect, test } from "vitest";

import { readReplyParts } from "./received-reply";

test("reads what goes with a reply and leaves out what it does not know", () => {
  const parts = {
    ask: "stroke",
    choices: ["What is LH?"],
    results: [
      { test: "LH", value: "20.6", unit: "", low: 2.4, high: 12.6, place: "above" },
      { test: "FSH", value: "51", unit: "", doubtful: true },
    ],
    urgent: { level: "emergency", flags: ["stroke"] },
  };
  expect(readReplyParts({ ...parts, text: "Words.", later: true })).toEqual(parts);
});

test.each([
  undefined,
  null,
  "words",
  { results: [{ test: "LH" }] },
  { results: [{ test: "LH", value: "2", unit: "", href: "https://elsewhere.example" }] },
])("of %j nothing goes with the words", (data) => {
  expect(readReplyParts(data)).toEqual({});
});
