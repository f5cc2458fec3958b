import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";

import { completeMarkdown } from "./incomplete-markdown";
import { plainText } from "./markdown";
import { GrowingAnswer } from "./partial-answer";

const kind = `## Before *the* test

An **OGTT** takes _two_ hours. Drink \`75 g\` of sugar. [1] See [the **NHS** page](https://www.nhs.uk/a_(b)) or [write](mailto:help@clinic.example).

- **Eat nothing** for 8 hours
* Water is *fine*

1. Come early
2. Call [us](tel:+2348000000) if you cannot

| Test | When |
|---|:--|
| **HbA1c** | every \`3\` months |
| OGTT | once [2] |

---

\`\`\`text
Day 1 | **period**
\`\`\`

The end.`;

const hostile = `![x](https://evil.example/p.png) ![y
<img src=x onerror=alert(1)> **[click](javascript:alert(1))** [a](data:text/html,<script>1</script>)
[go](//evil.example) [go](https://a@evil.example "t") [[nested](https://evil.example)](javascript:0)
<iframe src="https://evil.example"></iframe> *_**\`x**_*\` \`\`\` ** __ [1][2][999999]
| a | <img src=y> | ![z](https://evil.example/z.png)
|---|---|---|
| **b | [c](mailto:x@y.example?body=secret) | \`d |
\`\`\`html
<script>alert(1)</script> ![q](https://evil.example/q.png)
~~~
- [tel](tel:+1900) & &lt;b&gt; \u0000 \uD83D`;

function cuts(text: string): string[] {
  return Array.from({ length: text.length + 1 }, (_, end) => text.slice(0, end));
}

function visibleWords(text: string): string {
  return plainText(completeMarkdown(text));
}

test("shows no mark before it is clear what it means, wherever the text breaks off", () => {
  for (const cut of cuts(kind)) {
    // In code every mark is itself.
    const prose = visibleWords(cut).replace(/Day 1.*/, "");
    expect(prose).not.toMatch(/\*|_|`|\[|\]\(|^#|\||---/m);
  }
});

test("takes back no word that it has shown", () => {
  let shown = "";
  for (const cut of cuts(kind)) {
    // Where a link leads is added behind its words, and a number waits to be one of a list.
    const words = visibleWords(cut).replaceAll(/ \([^)]*\)+|^\d+\. |^- |[\s,]+/gm, "");
    expect(words.slice(0, shown.length)).toBe(shown);
    shown = words;
  }
});

test("a whole text is shown as it is", () => {
  expect(completeMarkdown(kind)).toBe(kind);
});

test.each([
  ["**half bold", "**half bold**"],
  ["**half bold*", "**half bold**"],
  ["a **", "a "],
  ["some `co", "some `co`"],
  ["5 * 3", "5 * 3"],
  ["read [the pa", "read the pa"],
  ["read [the page](https://ww", "read the page"],
  ["for 8 hours [1", "for 8 hours "],
  ["words\n| Test | Wh", "words"],
  ["words\n| Test | When |\n|--", "words"],
  ["- ", ""],
  ["first\n12", "first"],
])("settles %j", (half, whole) => {
  expect(completeMarkdown(half)).toBe(whole);
});

test("nothing in a hostile text becomes a picture, a script or a way elsewhere, wherever it breaks off", () => {
  const view = render(<GrowingAnswer text="" />);
  for (const cut of cuts(hostile)) {
    view.rerender(<GrowingAnswer text={cut} />);
    const { container } = view;
    expect(container.querySelectorAll("img, script, iframe, object, embed, style")).toHaveLength(0);
    expect(container.querySelectorAll("a")).toHaveLength(0);
  }
});

test("draws only the last part of a growing text anew", () => {
  const view = render(
    <MemoryRouter>
      <GrowingAnswer text={"First **one**.\n\nSec"} />
    </MemoryRouter>,
  );
  const first = view.container.querySelector("strong");
  view.rerender(
    <MemoryRouter>
      <GrowingAnswer text={"First **one**.\n\nSecond one."} />
    </MemoryRouter>,
  );
  expect(view.container.querySelector("strong")).toBe(first);
  expect(view.container.textContent).toContain("Second one.");
});
