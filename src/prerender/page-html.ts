import { readMarkup, usedStyles } from "./used-styles.ts";

const HEAD_ELEMENTS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;
const ROOT = '<div id="root"></div>';
const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*>/g;
const ENTRY = /<script type="module"[^>]*(?= src=)/;

export type PageParts = {
  address: string;
  /** The built site's first page, which holds nothing yet. */
  shell: string;
  /** What stands in the head beyond what the markup begins with. */
  head: string;
  markup: string;
  styles: string;
  /** The text of the drawings, which take some of their values from the styles. */
  drawings: string;
  /** Addresses of the scripts that this page starts with. */
  code: readonly string[];
};

/** Puts a rendered page into the shell: what is said about it in the head, its styles, and its text. */
export function pageHtml({
  address,
  shell,
  head,
  markup,
  styles,
  drawings,
  code,
}: PageParts): string {
  const [headElements = ""] = HEAD_ELEMENTS.exec(markup) ?? [];
  const body = markup.slice(headElements.length);
  const problems = problemsOf(headElements, body);
  if (problems.length > 0) throw new Error(`${address} cannot be made: ${problems.join("; ")}.`);
  const style = `<style>${usedStyles(styles, readMarkup(body), drawings)}</style>`;
  return (
    shell
      .replace(STYLE_SHEET, "")
      // The first script waits for the whole page; its face, which the first paint waits for, is to come before it.
      .replace(
        ENTRY,
        (script) => `${script} fetchpriority="low" data-page-code="${code.join(" ")}"`,
      )
      .replace("</head>", () => `  ${head}${headElements}${style}\n  </head>`)
      .replace(ROOT, () => `<div id="root">${body}</div>`)
  );
}

/** The title that a page gives the browser's tab. */
export function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
}

function problemsOf(headElements: string, body: string): string[] {
  const rules: [boolean, string][] = [
    [count(headElements, /<title>/g) === 1, "it needs one title"],
    [count(body, /<h1[\s>]/g) === 1, "it needs one h1"],
    [count(body, /<main[\s>]/g) === 1, "it needs one main"],
    [
      !/<script(?! type="application\/ld\+json")/.test(body),
      "our headers forbid its inline script",
    ],
    [!/<[a-z][^>]*\sstyle="/.test(body), "our headers forbid its style attribute"],
    [!body.includes("Loading the page..."), "its code was not there in time"],
  ];
  return rules.filter(([isKept]) => !isKept).map(([, problem]) => problem);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
