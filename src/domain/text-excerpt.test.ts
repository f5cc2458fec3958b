import { expect, test } from "vitest";

import { excerptAround } from "./text-excerpt";

function marked(text: string, words: string): string {
  return excerptAround(text, words)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join("");
}

test("marks every word that was looked for, in any case", () => {
  expect(marked("What does an HbA1c test show? A Test of sugar.", "TEST sugar")).toBe(
    "What does an HbA1c [test] show? A [Test] of [sugar].",
  );
});

test("shows the part around the first word of a long text, on one line", () => {
  const text = `${"Before it. ".repeat(10)}\n\nThe fasting\n sugar ${"and after it ".repeat(20)}`;
  const excerpt = marked(text, "fasting");
  expect(excerpt).toMatch(/^…(?:Before|it\.) .{36,48}\[fasting\] sugar and after it .*…$/);
  expect(excerpt).not.toContain("\n");
});

test("leaves out the marks of a list and of bold words", () => {
  expect(marked("**Water** is fine.\n- Ask for a morning time.\n- Rest", "water")).toBe(
    "[Water] is fine. Ask for a morning time. Rest",
  );
});

test("reads signs as signs", () => {
  expect(marked("Is 5.6 (mmol/L) high? 5x6", "5.6 (mmol/L)")).toBe("Is [5.6] [(mmol/L)] high? 5x6");
});

test("shows the beginning where the words are not found", () => {
  expect(marked("Rice and beans", "yam")).toBe("Rice and beans");
  expect(marked("Rice and beans", "  ")).toBe("Rice and beans");
});
