import { completeMarks } from "./inline";

/** A line that may still become a list, a heading, a rule or a fence. */
const MARK_ALONE = /^\s*(?:#{1,6}|[-+•]+|[*_]{1,3}|\d{1,4}[.)]?|[`~]{1,3}[\w-]*)\s*$/;
const TABLE_ROW = /^\s*\|/;
const HALF_TABLE_RULE = /^[\s|:-]*$/;
const FENCE = /^\s*(?:```|~~~)/;

/** The words of a link or picture whose address has not arrived; of a source's number nothing. */
const HALF_LINK = /(?<open>!?\[)(?:\d{0,3}$|(?<words>[^[\]]*)(?:\](?:\([^\s]*)?)?$)/;

/** The same line with every complete mark made invisible, so that only open ones are left. */
function withoutMarks(line: string): string {
  let left = line;
  for (const { 0: mark, index } of completeMarks(line)) {
    left = left.slice(0, index) + "\0".repeat(mark.length) + left.slice(index + mark.length);
  }
  return left;
}

function closeCode(line: string): string | null {
  const start = withoutMarks(line).lastIndexOf("`");
  if (start < 0) return null;
  return start === line.length - 1 ? line.slice(0, -1) : `${line}\``;
}

function closeLink(line: string): string {
  const found = HALF_LINK.exec(withoutMarks(line));
  if (found === null) return line;
  const { open = "", words = "" } = found.groups ?? {};
  const start = found.index + open.length;
  return line.slice(0, found.index) + line.slice(start, start + words.length);
}

function closeStrong(line: string): string {
  const start = withoutMarks(line).lastIndexOf("**");
  if (start < 0) return line;
  const inner = line.slice(start + 2).replace(/\s*\*?$/, "");
  if (inner === "") return line.slice(0, start);
  // Slanted words inside bold ones are left upright until both are complete.
  const upright = inner.replace(/(^|[^\w*])\*(?=[^\s*][^*]*$)/, "$1");
  return `${line.slice(0, start)}**${upright}**`;
}

function closeEmphasis(line: string): string {
  const open = /(?:^|[^\w*\0])(?<mark>[*_])(?<words>[^*_\0]*)$/.exec(withoutMarks(line));
  const { mark, words } = open?.groups ?? {};
  if (mark === undefined || words === undefined) return line;
  if (words === "") return line.slice(0, -mark.length);
  return /^\s/.test(words) ? line : line.trimEnd() + mark;
}

/** A line whose end is still to come, with its open marks completed or held back. */
function closeLine(line: string): string {
  const code = closeCode(line);
  const closed = closeLink(code ?? line);
  return closeEmphasis(closeStrong(closed));
}

function isInCode(lines: readonly string[]): boolean {
  return lines.filter((line) => FENCE.test(line)).length % 2 === 1;
}

/**
 * A text on its way, fit to be shown: what its last marks will turn out to be is not known yet,
 * so they are completed where their words are there, and held back where they are not.
 */
export function completeMarkdown(text: string): string {
  const lines = text.split(/\r?\n/);
  const last = lines.pop() ?? "";
  if (isInCode(lines)) {
    return [...lines, ...(MARK_ALONE.test(last) ? [] : [last])].join("\n");
  }
  if (MARK_ALONE.test(last)) return lines.join("\n");
  // The first row of a table is one only when the line of dashes below it is whole.
  const isBelowFirstRow = TABLE_ROW.test(lines.at(-1) ?? "") && !TABLE_ROW.test(lines.at(-2) ?? "");
  if (isBelowFirstRow && HALF_TABLE_RULE.test(last)) return lines.slice(0, -1).join("\n");
  const isFirstRow = TABLE_ROW.test(last) && !TABLE_ROW.test(lines.at(-1) ?? "");
  if (isFirstRow) return lines.join("\n");
  return [...lines, closeLine(last)].join("\n");
}
