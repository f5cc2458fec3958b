import { expect, test } from "vitest";

import { readArticle } from "../../src/content/build/articles.ts";
import { contentFiles, readContent } from "../../src/content/build/content-files.ts";
import { readLabTest } from "../../src/content/build/lab-tests.ts";
import { readMarkdown } from "../../src/content/build/read-markdown.ts";
import { markdownContent } from "../../src/content/build/markdown-plugin.ts";
import { blockLines } from "../../src/domain/article.ts";

function refuse(): never {
  throw new Error("no title");
}

const file = (body: string) => `---\nid: sample\n---\n\n${body}\n`;

test("headings become sections with a stable place in the address", () => {
  const { meta, sections } = readMarkdown(
    file("## How to prepare\n\nDrink **water**.\n\n- One\n- Two"),
  );
  expect(meta).toEqual({ id: "sample" });
  expect(sections.map(({ id }) => id)).toEqual(["how-to-prepare"]);
  expect(sections[0]?.blocks.map(({ type }) => type)).toEqual(["paragraph", "list"]);
});

test("a mark of a source stays beside its last word", () => {
  const { lead } = readMarkdown(file("Water is fine. [@ADA] More."));
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
    expect(() => readMarkdown(file(body))).toThrow(/cannot be used here/);
  },
);

test("a file without front matter is refused", () => {
  expect(() => readMarkdown("## Title")).toThrow(/front matter/);
});

test("a source that the list does not know stops the build", () => {
  const [first] = contentFiles("lab-tests");
  const text = first?.text ?? "";
  expect(() => readLabTest(text.replace("[@G2023]", "[@NOBODY]"))).toThrow(/add NOBODY/);
  expect(() => readLabTest(text.replace("sources: [", "sources: [NOBODY, "))).toThrow(
    /"NOBODY" is not in the list of src\/content\/sources.ts/,
  );
});

test("a table keeps the links and marks of its cells", () => {
  const { lead } = readMarkdown(
    file(
      "| Kind | Here |\n| --- | --- |\n| **Fish** | [Titus](/guide), cheap [@GI] |\n| Oil | Palm |",
    ),
  );
  expect(lead).toMatchObject([
    {
      type: "table",
      head: [[{ text: "Kind" }], [{ text: "Here" }]],
      rows: [
        [
          [{ type: "strong" }],
          [{ type: "link", href: "/guide" }, { text: ", cheap\u00A0" }, { source: "GI" }],
        ],
        [[{ text: "Oil" }], [{ text: "Palm" }]],
      ],
    },
  ]);
});

test.for(["| A | B |\n| 1 | 2 |", "| A | B |\n| --- | --- |\n| 1 |"])(
  "a table with a missing line or cell stops the build: %j",
  (body) => {
    expect(() => readMarkdown(file(body))).toThrow(/this table needs/);
  },
);

test("the words of a policy cannot change behind their version and date", () => {
  const policy = contentFiles("articles").find(({ name }) => name === "privacy-policy.md");
  const text = policy?.text ?? "";
  expect(readArticle(text).id).toBe("privacy-policy");
  expect(readArticle(text.replaceAll("\n\n", "\n\n\n")).id).toBe("privacy-policy");
  expect(() => readArticle(text.replace("12 months", "13 months"))).toThrow(/Raise the version/);
});

test("the front matter of an article is checked", () => {
  const [article] = contentFiles("articles");
  const text = article?.text ?? "";
  expect(blockLines(readArticle(text).lead)).not.toEqual([]);
  expect(() => readArticle(text.replace(/^nextReview: .*\n/m, ""))).toThrow(/nextReview/);
  expect(() => readArticle(text.replace("sources: [", "sources: [NOBODY, "))).toThrow(/NOBODY/);
});

test("what is wrong with a text is said with the name of its file", () => {
  expect(() => readContent("library", refuse)).toThrow(
    /^src\/content\/library\/[\w-]+\.md: no title$/,
  );
});

test("the plugin takes our texts and nothing else", () => {
  const { transform } = markdownContent();
  const filter = typeof transform === "object" ? transform.filter?.id : undefined;
  expect(filter).toBeInstanceOf(RegExp);
  const takes = (id: string) => filter instanceof RegExp && filter.test(id);
  expect(takes("/app/src/content/lab-tests/hba1c.md")).toBe(true);
  expect(takes("/app/src/content/lab-tests/hba1c.md?summary")).toBe(true);
  expect(takes("/app/src/content/articles/privacy-policy.md")).toBe(true);
  expect(takes("/app/src/content/library/symptoms.md")).toBe(true);
  expect(takes("/app/src/content/library/symptoms.md?entry")).toBe(true);
  expect(takes("/app/README.md")).toBe(false);
});
