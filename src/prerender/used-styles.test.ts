import { expect, test } from "vitest";

import { readMarkup, usedStyles } from "./used-styles";

const page = readMarkup(
  `<h1>Title</h1><p class="text-sm md:p-4 [&amp;_svg]:text-primary"><svg></svg>Words</p>`,
);

function used(css: string): string {
  return usedStyles(css, page);
}

test("the classes of a page are read as they are written, with signs of their own", () => {
  expect([...page.classes]).toEqual(["text-sm", "md:p-4", "[&_svg]:text-primary"]);
});

test("a rule stays when the page has every class it asks for", () => {
  expect(used(".text-sm{a:b}.text-lg{a:b}.text-sm.open{a:b}")).toBe(".text-sm{a:b}");
  expect(used(".md\\:p-4{a:b}.\\[\\&_svg\\]\\:text-primary svg{a:b}")).toBe(
    ".md\\:p-4{a:b}.\\[\\&_svg\\]\\:text-primary svg{a:b}",
  );
});

test("rules for its elements, for states and for other signs stay", () => {
  const css =
    "html,:root,body,#root{a:b}h1 ~ p:first-child{a:b}:focus-visible{a:b}[hidden]{a:b}.text-sm:not(.gone,hr){a:b}p:has(> svg):before{a:b}";
  expect(used(css)).toBe(css);
});

test("rules for elements that the page does not have go", () => {
  expect(used("h1,h2{a:b}hr{a:b}.text-sm>li{a:b}svg+a[href='x y']{a:b}")).toBe("h1{a:b}");
  expect(used(":where(select:is([multiple],[size])) optgroup{a:b}")).toBe("");
});

test("the parts of a field go with the fields", () => {
  const others = "::backdrop{a:b}.text-sm::-webkit-details-marker{a:b}";
  const css = `::placeholder{a:b}::-webkit-datetime-edit{a:b}::-webkit-search-decoration{a:b}${others}`;
  expect(used(css)).toBe(others);
  expect(usedStyles(css, readMarkup(`<input class="text-sm">`))).toBe(css);
});

test("of a list of selectors the ones that can match stay", () => {
  expect(used(".gone,.text-sm:is(a,b),.gone p{a:b}")).toBe(".text-sm:is(a,b){a:b}");
});

test("a group stays with what is left in it, and goes when nothing is", () => {
  expect(used("@layer a,b;@media print{.gone{a:b}.text-sm{a:b}}@layer x{.gone{a:b}}")).toBe(
    "@layer a,b;@media print{.text-sm{a:b}}",
  );
});

test("movements and typed properties stay only where they are named", () => {
  const css =
    "@keyframes spin{to{a:b}}@keyframes gone{to{a:b}}@property --tw-x{syntax:'*'}.text-sm{animation:spin 1s;b:var(--tw-x)}";
  expect(used(css)).toBe(
    ".text-sm{animation:spin 1s;b:var(--tw-x)}@keyframes spin{to{a:b}}@property --tw-x{syntax:'*'}",
  );
});

test("signs inside quotes end nothing, and an open brace is a fault", () => {
  expect(used(`.text-sm{content:"}"}.gone{a:b}`)).toBe(`.text-sm{content:"}"}`);
  expect(() => used(".text-sm{a:b")).toThrow("leaves a brace open");
});
