import { Features, transform, type Selector } from "lightningcss";

import { styleTargets } from "./older-browsers.ts";

/** What a browser draws inside a field, and nowhere else. */
const PART_OF_FIELD =
  /^(?:placeholder|file-selector-button|-webkit-(?:search|date|calendar|inner-spin|outer-spin))/;

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

/** How a style sheet is written for the browsers that the site works in. */
const written = {
  filename: "used.css",
  minify: true,
  targets: styleTargets,
  // No rule here says two colours at once, and what stands in for that would be said beside every `color-scheme`.
  exclude: Features.LightDark,
};

/**
 * The part of a style sheet that a page can show: what is left out asks for a class or an element it does not have, or gives a
 * value to a property that neither the rest nor one of the drawings uses.
 */
export function usedStyles(css: string, page: Markup, drawings = ""): string {
  const properties = new Set<string>();
  const usedProperties = new Set<string>();
  for (const [, name = ""] of drawings.matchAll(/var\((--[\w-]+)/g)) usedProperties.add(name);
  const used = transform({
    ...written,
    code: new TextEncoder().encode(css),
    visitor: {
      Rule: {
        style: ({ value }) =>
          value.selectors.some((selector) => canMatch(selector, page)) ? undefined : [],
        property: ({ value }) => void properties.add(value.name),
      },
      Declaration: {
        // What Lightning CSS does not know by name is told here too.
        custom: ({ name }) => void (name.startsWith("--") && properties.add(name)),
      },
      Variable: ({ name }) => void usedProperties.add(name.ident),
    },
  });
  const { code } = transform({
    ...written,
    code: used.code,
    unusedSymbols: [...properties].filter((name) => !usedProperties.has(name)),
  });
  return new TextDecoder().decode(code);
}

/** A style sheet without the faces it names, for pages that name them in their own HTML. */
export function withoutFaces(css: string): string {
  const { code } = transform({
    filename: "without-faces.css",
    code: new TextEncoder().encode(css),
    minify: true,
    targets: styleTargets,
    visitor: { Rule: { "font-face": () => [] } },
  });
  return new TextDecoder().decode(code);
}

function canMatch(selector: Selector, page: Markup): boolean {
  return selector.every((part) => {
    if (part.type === "class") return page.classes.has(part.name);
    if (part.type === "type") return page.elements.has(part.name);
    if (part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where"))
      return part.selectors.some((inner) => canMatch(inner, page));
    if (part.type === "pseudo-element" && PART_OF_FIELD.test(nameOf(part)))
      return page.elements.has("input") || page.elements.has("textarea");
    return true;
  });
}

function nameOf(part: { kind: string; name?: string }): string {
  return part.name ?? part.kind;
}

function decoded(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
