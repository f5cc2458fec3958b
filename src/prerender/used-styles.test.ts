import { expect, test } from "vitest";

import { readMarkup, usedStyles, withoutFaces } from "./used-styles";

const page = readMarkup(
  `<h1>Title</h1><p class="text-sm md:p-4 [&amp;_svg]:text-primary"><svg></svg>Words</p>`,
);

/** What is left of a style sheet whose rules all say `color:red`. */
function used(selectors: string, markup = page): string {
  return usedStyles(`${selectors}{color:red}`, markup);
}

test("the classes of a page are read as they are written, with signs of their own", () => {
  expect([...page.classes]).toEqual(["text-sm", "md:p-4", "[&_svg]:text-primary"]);
});

test.each([".text-sm", ".md\\:p-4", ".\\[\\&_svg\\]\\:text-primary svg", "p.text-sm"])(
  "%s stays: the page has every class it asks for",
  (selector) => {
    expect(used(selector)).toBe(`${selector}{color:red}`);
  },
);

test.each([".text-lg", ".text-sm.open", ".gone p", "hr", ".text-sm>li", "svg+a[href]"])(
  "%s goes: the page lacks a class or an element it asks for",
  (selector) => {
    expect(used(selector)).toBe("");
  },
);

test.each([
  "html",
  ":root",
  "#root",
  "h1~p:first-child",
  ":focus-visible",
  "[hidden]",
  ".text-sm:not(.gone,hr)",
  "p:has(>svg):before",
])("%s stays, since a state, an id or an attribute may come", (selector) => {
  expect(used(selector)).toBe(`${selector}{color:red}`);
});

test("of what stands in :is() and :where(), one has to be there", () => {
  expect(used(":where(.gone,select:is([multiple],[size])) p")).toBe("");
  expect(used(":where(.gone,.text-sm)")).toBe(":where(.gone,.text-sm){color:red}");
});

test.each(["::placeholder", "::-webkit-datetime-edit", "::-webkit-search-decoration"])(
  "%s goes with the fields",
  (part) => {
    expect(used(part)).toBe("");
    expect(used(part, readMarkup(`<input class="text-sm">`))).toBe(`${part}{color:red}`);
  },
);

test("the parts of other elements stay", () => {
  expect(used("::backdrop")).toBe("::backdrop{color:red}");
});

test("a group stays with what is left in it, and goes when nothing is", () => {
  const css = "@media print{.gone{color:red}.text-sm{color:red}}@layer x{.gone{color:red}}";
  expect(usedStyles(css, page)).toContain("@media print{.text-sm{color:red}}");
  expect(usedStyles(css, page)).not.toContain("gone");
});

function typed(name: string): string {
  return `@property ${name}{syntax:"*";inherits:false}`;
}

test("a typed property stays only where it is used", () => {
  const css = `${typed("--used")}${typed("--gone")}.text-sm{rotate:var(--used)}.gone{rotate:var(--gone)}`;
  expect(usedStyles(css, page)).toContain("@property --used");
  expect(usedStyles(css, page)).not.toContain("--gone");
});

test("a value stays only where the page or a drawing uses it", () => {
  const css = `:root{--used:1px;--within:var(--used);--drawn:red;--gone:red}.text-sm{margin:var(--within)}.gone{color:var(--gone)}`;
  expect(usedStyles(css, page, `<path fill="var(--drawn,red)" />`)).toBe(
    ":root{--used:1px;--within:var(--used);--drawn:red}.text-sm{margin:var(--within)}",
  );
});

test("a property that Lightning CSS does not know stays", () => {
  const css = ".text-sm{content-visibility:auto}";
  expect(usedStyles(css, page)).toBe(css);
});

test("a colour scheme is said in one word", () => {
  expect(usedStyles(":root{color-scheme:light}", page)).toBe(":root{color-scheme:light}");
});

test("a style sheet with a fault stops the build", () => {
  expect(() => usedStyles(".text-sm{color:red}}", page)).toThrow("Unexpected end of input");
});

test("a style sheet without faces keeps everything else", () => {
  const face = "@font-face{font-family:Literata;src:url(/fonts/literata.woff2)}";
  expect(withoutFaces(`a{color:red}${face}@media print{b{color:red}}`)).toBe(
    "a{color:red}@media print{b{color:red}}",
  );
});
