/** One rule of a style sheet: what stands before its braces, and what inside them; a statement has no braces. */
export type StyleRule = { prelude: string; body: string | null };

const OPENING = "{";
const CLOSING = "}";

/** Where the text in quotes that begins at `start` ends. */
function endOfQuote(css: string, start: number): number {
  const quote = css.charAt(start);
  let place = start + 1;
  while (place < css.length && css.charAt(place) !== quote)
    place += css.charAt(place) === "\\" ? 2 : 1;
  return place;
}

/** Splits a minified style sheet, or the inside of a rule that groups others, into its rules. */
export function styleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  let start = 0;
  let bodyStart = 0;
  let depth = 0;
  for (let place = 0; place < css.length; place += 1) {
    const sign = css.charAt(place);
    if (sign === "\\") place += 1;
    else if (sign === '"' || sign === "'") place = endOfQuote(css, place);
    else if (sign === OPENING) {
      depth += 1;
      if (depth === 1) bodyStart = place + 1;
    } else if (sign === CLOSING) {
      depth -= 1;
      if (depth < 0) throw new Error("The style sheet closes a brace that it never opened.");
      if (depth > 0) continue;
      rules.push({
        prelude: css.slice(start, bodyStart - 1).trim(),
        body: css.slice(bodyStart, place),
      });
      start = place + 1;
    } else if (sign === ";" && depth === 0) {
      rules.push({ prelude: css.slice(start, place).trim(), body: null });
      start = place + 1;
    }
  }
  if (depth !== 0) throw new Error("The style sheet leaves a brace open.");
  return rules;
}

/** Splits a list of selectors at the commas that stand outside of brackets. */
export function selectorsOf(prelude: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let place = 0; place < prelude.length; place += 1) {
    const sign = prelude.charAt(place);
    if (sign === "\\") place += 1;
    else if ("([".includes(sign)) depth += 1;
    else if (")]".includes(sign)) depth -= 1;
    else if (sign === "," && depth === 0) {
      selectors.push(prelude.slice(start, place));
      start = place + 1;
    }
  }
  return [...selectors, prelude.slice(start)];
}
