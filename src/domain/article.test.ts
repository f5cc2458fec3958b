import { expect, test } from "vitest";

import { blockCitations, blockLines, blockLinks, type Block } from "./article";

const blocks: Block[] = [
  {
    type: "paragraph",
    children: [
      { type: "text", text: "Water is " },
      { type: "strong", children: [{ type: "text", text: "fine" }] },
      { type: "text", text: ".\u00A0" },
      { type: "cite", source: "ADA" },
      { type: "text", text: " See " },
      { type: "link", href: "/urgent-help", children: [{ type: "text", text: "help" }] },
      { type: "text", text: "." },
    ],
  },
  { type: "list", isOrdered: false, items: [[{ type: "cite", source: "TSH" }], []] },
];

const text = (words: string) => [{ type: "text" as const, text: words }];

const table: Block = {
  type: "table",
  head: [text("Kind"), text("In Nigeria"), text("In the US")],
  rows: [
    [text("Fish"), [...text("Titus\u00A0"), { type: "cite", source: "GI" }], text("Sardines.")],
  ],
};

test("a text reads aloud without the marks of its sources", () => {
  expect(blockLines(blocks)[0]).toBe("Water is fine. See help.");
});

test("the marks and links of a text can be listed", () => {
  expect(blockCitations(blocks)).toEqual(["ADA", "TSH"]);
  expect(blockLinks(blocks)).toEqual(["/urgent-help"]);
});

test("a row of a table reads aloud with the heads of its columns", () => {
  expect(blockLines([table])).toEqual(["Fish. In Nigeria: Titus. In the US: Sardines."]);
});

test("the marks in a table are found too", () => {
  expect(blockCitations([table])).toEqual(["GI"]);
});
