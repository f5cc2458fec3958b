/**
 * The matches of a global pattern in a text that do not stand right behind something. Safari before 16.4
 * refuses a whole script for a pattern that looks back, so what stands before is tested by itself.
 */
export function matchesNotAfter(before: RegExp, pattern: RegExp, text: string): RegExpExecArray[] {
  const search = new RegExp(pattern);
  const found: RegExpExecArray[] = [];
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    if (before.test(text.slice(0, match.index))) search.lastIndex = match.index + 1;
    else found.push(match);
  }
  return found;
}
