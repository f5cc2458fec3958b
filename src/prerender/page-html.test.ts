import { expect, test } from "vitest";

import { pageHtml } from "./page-html";

const shell = `<html><head><script type="module" crossorigin src="/assets/start.js"></script>
  </head><body><div id="root"></div></body></html>`;
const words = "<main><h1>Guide</h1></main>";

function htmlOf(markup: string): string {
  return pageHtml({
    address: "/guide",
    shell,
    head: "<meta data-first-page />",
    markup,
    styles: "h1{color:var(--ink)}.gone{a:b}:root{--ink:red;--ground:red;--gone:red}",
    drawings: `<path fill="var(--ground)" />`,
    code: ["/assets/site.js", "/assets/guide.js"],
  });
}

test("a page is whole: its title in the head, its styles, its words, and what it starts with", () => {
  const html = htmlOf(`<title>Guide</title><meta name="description" content="x"/>${words}`);
  expect(html).toMatch(
    /<head>[\s\S]*<meta data-first-page \/><title>Guide<\/title><meta name="description"[\s\S]*<\/head>/,
  );
  expect(html).toContain("<style>h1{color:var(--ink)}:root{--ink:red;--ground:red}</style>");
  expect(html).toContain(`<div id="root">${words}</div>`);
  expect(html).toContain(
    `fetchpriority="low" data-page-code="/assets/site.js /assets/guide.js" src="/assets/start.js"`,
  );
});

test.each([
  ["<title>A</title><main>Words</main>", "one h1"],
  [words, "one title"],
  [`<title>A</title>${words}<p style="color:red">x</p>`, "style attribute"],
  [`<title>A</title>${words}<script>go()</script>`, "inline script"],
])("the build stops at %s", (markup, problem) => {
  expect(() => htmlOf(markup)).toThrow(problem);
});

test("signs with a meaning for replacing stay what they are", () => {
  expect(htmlOf("<title>A</title><main><h1>$10 $& $1</h1></main>")).toContain("<h1>$10 $& $1</h1>");
});
