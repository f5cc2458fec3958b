import { expect, test } from "vitest";

import { blockLines, blockLinks, type Run, type Section } from "./article";
import { fillPlaceholders } from "./placeholders";

const text = (words: string): Run => [{ type: "text", text: words }];

const section: Section = {
  id: "contact",
  heading: "Contact",
  blocks: [
    { type: "paragraph", children: text("Write to {contact}, or call {provider}.") },
    {
      type: "list",
      isOrdered: false,
      items: [[{ type: "strong", children: text("{provider} answers") }]],
    },
    { type: "table", head: [text("Who"), text("What")], rows: [[text("{provider}"), text("All")]] },
  ],
};

const contact: Run = [
  { type: "link", href: "mailto:care@clinic.example", children: text("care@clinic.example") },
];

test("the words of the owner stand wherever the text left a placeholder", () => {
  const blocks =
    fillPlaceholders([section], { contact, provider: text("Ada Clinic") })[0]?.blocks ?? [];
  expect(blockLines(blocks)).toEqual([
    "Write to care@clinic.example, or call Ada Clinic.",
    "Ada Clinic answers",
    "Ada Clinic. What: All.",
  ]);
  expect(blockLinks(blocks)).toEqual(["mailto:care@clinic.example"]);
});

test("a placeholder that nobody can fill is an error, not a hole in a promise", () => {
  expect(() => fillPlaceholders([section], { contact })).toThrow("{provider}");
});
