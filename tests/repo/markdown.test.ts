import { expect, test } from "vitest";

import { readArticle } from "../../src/content/build/markdown.ts";
import { markdownContent } from "../../src/content/build/markdown-plugin.ts";
import { labTestFiles, readLabTest } from "../../src/content/build/lab-tests.ts";

const file = (body: string) => `---\nid: sample\n---\n\n${body}\n`;

test("headings become sections with a stable place in the address", () => {
  const { meta, sections } = readArticle(
    file("## How to prepare\n\nDrink **water**.\n\n- One\n- Two"),
  );
  expect(meta).toEqual({ id: "sample" });
  expect(sections.map(({ id }) => id)).toEqual(["how-to-prepare"]);
  expect(sections[0]?.blocks.map(({ type }) => type)).toEqual(["paragraph", "list"]);
});

test("a mark of a source stays beside its last word", () => {
  const { lead } = readArticle(file("Water is fine. [@ADA] More."));
  expect(lead).toEqual([
    {
      type: "paragraph",
      children: [
        { type: "text", text: "Water is fine.\u00A0" },
        { type: "cite", source: "ADA" },
        { type: "text", text: " More." },
      ],
    },
  ]);
});

test.for(["<b>hello</b>", "![a](b.png)", "`code`", "> quote", "### Deep", "- a\n  - b"])(
  "%s is refused, so that nothing unreviewed reaches a page",
  (body) => {
    expect(() => readArticle(file(body))).toThrow(/cannot be used here/);
  },
);

test("a file without front matter is refused", () => {
  expect(() => readArticle("## Title")).toThrow(/front matter/);
});

test("a source that the list does not know stops the build", () => {
  const [first] = labTestFiles();
  const text = first?.text ?? "";
  expect(() => readLabTest(text.replace("[@G2023]", "[@NOBODY]"))).toThrow(/add NOBODY/);
  expect(() => readLabTest(text.replace("sources: [", "sources: [NOBODY, "))).toThrow(
    /"NOBODY" is not in the list/,
  );
});

test("the plugin takes the lab tests and nothing else", () => {
  const { transform } = markdownContent();
  const filter = typeof transform === "object" ? transform.filter?.id : undefined;
  expect(filter).toBeInstanceOf(RegExp);
  const takes = (id: string) => filter instanceof RegExp && filter.test(id);
  expect(takes("/app/src/content/lab-tests/hba1c.md")).toBe(true);
  expect(takes("/app/src/content/lab-tests/hba1c.md?summary")).toBe(true);
  expect(takes("/app/README.md")).toBe(false);
});
