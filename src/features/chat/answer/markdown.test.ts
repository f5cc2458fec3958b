import { expect, test } from "vitest";

import { plainText, readMarkdown } from "./markdown";

function paragraph(...parts: unknown[]) {
  return { kind: "paragraph", lines: [parts] };
}

test("reads paragraphs, lines, bold and code", () => {
  expect(readMarkdown("An **OGTT** is `75 g`.\nSecond line.\n\nNext.")).toEqual([
    {
      kind: "paragraph",
      lines: [
        [
          { kind: "text", text: "An " },
          { kind: "strong", children: [{ kind: "text", text: "OGTT" }] },
          { kind: "text", text: " is " },
          { kind: "code", text: "75 g" },
          { kind: "text", text: "." },
        ],
        [{ kind: "text", text: "Second line." }],
      ],
    },
    paragraph({ kind: "text", text: "Next." }),
  ]);
});

test("keeps a numbered list together across gaps, with the points under its points", () => {
  const blocks = readMarkdown("1. Fast\n\n2. Rest\n   - at home\n   - in bed\n3) Drink\n- water");
  expect(
    blocks.map((block) => (block.kind === "list" ? [block.start, block.items.length] : null)),
  ).toEqual([
    [1, 3],
    [null, 1],
  ]);
  expect(plainText("1. Fast\n\n2. Rest\n   - at home\n   - in bed\n3) Drink")).toBe(
    "1. Fast\n2. Rest\n  - at home\n  - in bed\n3. Drink",
  );
});

test("reads the lines of a quote as one, however deep its marks are", () => {
  const words = [{ kind: "text", text: "Eat as usual." }];
  expect(readMarkdown("> Eat as usual.\n>\n> - Rest\n\nNext.")).toEqual([
    {
      kind: "quote",
      blocks: [
        { kind: "paragraph", lines: [words] },
        {
          kind: "list",
          start: null,
          items: [{ words: [{ kind: "text", text: "Rest" }], list: null }],
        },
      ],
    },
    paragraph({ kind: "text", text: "Next." }),
  ]);
  expect(readMarkdown(`${">".repeat(16_000)} Eat as usual.`)).toEqual([
    { kind: "quote", blocks: [{ kind: "paragraph", lines: [words] }] },
  ]);
});

test("reads a heading as bold words, not as a heading of the page", () => {
  expect(readMarkdown("## Before the test ##\nEat as usual.")).toEqual([
    paragraph({ kind: "strong", children: [{ kind: "text", text: "Before the test" }] }),
    paragraph({ kind: "text", text: "Eat as usual." }),
  ]);
});

test("keeps the mark of a source on the line of its word", () => {
  expect(readMarkdown("Eat nothing for 8 hours. [1]")).toEqual([
    paragraph({ kind: "text", text: "Eat nothing for 8 hours." }, { kind: "citation", number: 1 }),
  ]);
});

test("knows pages of this site, http and https, and knows the host behind any words", () => {
  expect(readMarkdown("[PCOS Care](https://pcos-care.example@evil.example/x)")).toEqual([
    paragraph({
      kind: "link",
      text: "PCOS Care",
      href: "https://pcos-care.example@evil.example/x",
      place: "evil.example",
    }),
  ]);
  expect(readMarkdown("[press](/profile)")).toEqual([
    paragraph({ kind: "link", text: "press", href: "/profile", place: "/profile" }),
  ]);
  for (const address of [
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
  ]) {
    const text = `[press](${address})`;
    expect(readMarkdown(text)).toEqual([paragraph({ kind: "text", text })]);
  }
});

test("shows the words of a picture and never the picture", () => {
  expect(readMarkdown("![a scan](https://evil.example/p.png)")).toEqual([
    paragraph({ kind: "text", text: "a scan" }),
  ]);
});

test.each([
  "**half bold",
  "`half code",
  "[half](https://a.example",
  "[half",
  "** **",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "&lt;b&gt;",
])("leaves %s as it was written", (text) => {
  expect(readMarkdown(text)).toEqual([paragraph({ kind: "text", text })]);
});

test("reads aloud words without marks", () => {
  expect(
    plainText("**Fast** for 8 hours. [1]\n\n1. Water\n2. Rest\n\n- [NHS](https://nhs.uk/a)"),
  ).toBe("Fast for 8 hours.\n\n1. Water\n2. Rest\n\n- NHS (nhs.uk)");
});
