import { selectorsOf, styleRules, type StyleRule } from "./style-rules.ts";

const GROUPS = /^@(?:layer|media|supports|container)\b/;
const KEYFRAMES = /^@(?:-webkit-)?keyframes\s+(.+)$/;
const PROPERTY = /^@property\s+(--[\w-]+)$/;
/** Words in brackets that only narrow or widen a selector, and so demand no class of their own. */
const BRACKETS = /:(?:not|is|where|has)\((?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\)/g;
const ATTRIBUTE = /\[(?:[^\]"']|"[^"]*"|'[^']*')*\]/g;
const PSEUDO = /::?[\w-]+(?:\([^()]*\))?/g;
const ELEMENT = /(?<![\w#-])[a-z][\w-]*/g;
/** What a browser draws inside a field, and nowhere else. */
const PART_OF_FIELD =
  /::(?:file-selector-button|placeholder|-webkit-(?:search|date|calendar|inner-spin|outer-spin)-?[\w-]*)/;
const CLASS = /\.((?:\\.|[\w-]|\P{ASCII})+)/gu;

/** What a page's markup has for a selector to ask for. */
export type Markup = { classes: ReadonlySet<string>; elements: ReadonlySet<string> };

/** The classes and the names of the elements that stand in the body of a page. */
export function readMarkup(body: string): Markup {
  const lists = [...body.matchAll(/\sclass="([^"]*)"/g)].map(([, list = ""]) => decoded(list));
  const names = [...body.matchAll(/<([a-z][\w-]*)/g)].map(([, name = ""]) => name);
  return {
    classes: new Set(lists.flatMap((list) => list.split(/\s+/))),
    elements: new Set(["html", "body", ...names]),
  };
}

/** The part of a style sheet that a page can show: what is left out asks for a class or an element it does not have. */
export function usedStyles(css: string, page: Markup): string {
  const rules = usedRules(styleRules(css), page);
  const text = written(rules.filter(({ prelude }) => !isNamed(prelude)));
  const named = rules.filter(({ prelude }) => isNamed(prelude) && text.includes(nameOf(prelude)));
  return `${text}${written(named)}`;
}

function usedRules(rules: readonly StyleRule[], page: Markup): StyleRule[] {
  return rules.flatMap(({ prelude, body }): StyleRule[] => {
    if (body === null) return [{ prelude, body }];
    if (GROUPS.test(prelude)) {
      const inside = written(usedRules(styleRules(body), page));
      return inside === "" ? [] : [{ prelude, body: inside }];
    }
    if (prelude.startsWith("@")) return [{ prelude, body }];
    const selectors = selectorsOf(prelude).filter((selector) => canMatch(selector, page));
    return selectors.length === 0 ? [] : [{ prelude: selectors.join(","), body }];
  });
}

function canMatch(selector: string, { classes, elements }: Markup): boolean {
  const plain = selector.replace(BRACKETS, "");
  const hasFields = elements.has("input") || elements.has("textarea");
  if (PART_OF_FIELD.test(plain) && !hasFields) return false;
  const names = plain.replace(CLASS, "").replace(ATTRIBUTE, "").replace(PSEUDO, "");
  return (
    [...plain.matchAll(CLASS)].every(([, name = ""]) => classes.has(unescaped(name))) &&
    [...names.matchAll(ELEMENT)].every(([name]) => elements.has(name))
  );
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
