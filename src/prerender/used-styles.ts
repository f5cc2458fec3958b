import { selectorsOf, styleRules, type StyleRule } from "./style-rules.ts";

const GROUPS = /^@(?:layer|media|supports|container)\b/;
const KEYFRAMES = /^@(?:-webkit-)?keyframes\s+(.+)$/;
const PROPERTY = /^@property\s+(--[\w-]+)$/;
/** Words in brackets that only narrow or widen a selector, and so demand no class of their own. */
const BRACKETS = /:(?:not|is|where|has)\((?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\)/g;
const CLASS = /\.((?:\\.|[\w-]|\P{ASCII})+)/gu;

/** The classes that stand in a page's markup. */
export function classesOf(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = ""]) => decoded(list));
  return new Set(lists.flatMap((list) => list.split(/\s+/)));
}

/** The part of a style sheet that a page can show: what is left out asks for a class the page does not have. */
export function usedStyles(css: string, classes: ReadonlySet<string>): string {
  const rules = usedRules(styleRules(css), classes);
  const text = written(rules.filter(({ prelude }) => !isNamed(prelude)));
  const named = rules.filter(({ prelude }) => isNamed(prelude) && text.includes(nameOf(prelude)));
  return `${text}${written(named)}`;
}

function usedRules(rules: readonly StyleRule[], classes: ReadonlySet<string>): StyleRule[] {
  return rules.flatMap(({ prelude, body }): StyleRule[] => {
    if (body === null) return [{ prelude, body }];
    if (GROUPS.test(prelude)) {
      const inside = written(usedRules(styleRules(body), classes));
      return inside === "" ? [] : [{ prelude, body: inside }];
    }
    if (prelude.startsWith("@")) return [{ prelude, body }];
    const selectors = selectorsOf(prelude).filter((selector) => canMatch(selector, classes));
    return selectors.length === 0 ? [] : [{ prelude: selectors.join(","), body }];
  });
}

function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const demanded = selector.replace(BRACKETS, "").matchAll(CLASS);
  return [...demanded].every(([, name = ""]) => classes.has(unescaped(name)));
}

function isNamed(prelude: string): boolean {
  return KEYFRAMES.test(prelude) || PROPERTY.test(prelude);
}

function nameOf(prelude: string): string {
  return KEYFRAMES.exec(prelude)?.[1] ?? PROPERTY.exec(prelude)?.[1] ?? "";
}

function written(rules: readonly StyleRule[]): string {
  return rules
    .map(({ prelude, body }) => (body === null ? `${prelude};` : `${prelude}{${body}}`))
    .join("");
}

function unescaped(name: string): string {
  return name
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(parseInt(code, 16)),
    )
    .replace(/\\(.)/g, "$1");
}

function decoded(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
