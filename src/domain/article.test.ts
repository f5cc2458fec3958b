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

test("a text reads aloud without the marks of its sources", () => {
  expect(blockLines(blocks)[0]).toBe("Water is fine. See help.");
});

test("the marks and links of a text can be listed", () => {
  expect(blockCitations(blocks)).toEqual(["ADA", "TSH"]);
  expect(blockLinks(blocks)).toEqual(["/urgent-help"]);
});
