import { isOwnPath } from "./own-path";

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong"; children: readonly Inline[] }
  | { kind: "emphasis"; children: readonly Inline[] }
  /** `place` is where it leads: a host, an address, a number or a path of ours. */
  | { kind: "link"; text: string; href: string; place: string }
  | { kind: "citation"; number: number };

/** Longest marked-up stretch; keeps hostile text from costing more than its own length. */
const STRETCH = "{0,999}?";

const INLINE = new RegExp(
  [
    "`(?<code>[^`\\n]{1,1000})`",
    `\\*\\*(?<strong>(?!\\s).${STRETCH}\\S)\\*\\*`,
    `\\*(?<emphasis>(?![\\s*])[^*\\n]${STRETCH}[^*\\s])\\*(?![\\w*])`,
    `_(?<underlined>(?![\\s_])[^_\\n]${STRETCH}[^_\\s])_(?!\\w)`,
    `!\\[(?<picture>[^\\]\\n]{0,1000})\\]\\([^()\\s]{1,2000}\\)`,
    `\\[(?<linkText>[^\\[\\]\\n]{1,1000})\\]\\((?<address>(?:[^()\\s]|\\([^()\\s]{0,200}\\)){1,2000})\\)`,
    "\\[(?<citation>\\d{1,3})\\]",
  ].join("|"),
);

/** Whether slanted words would begin in the middle of a word, as in "a_b_c". */
function isInsideWord({ index, groups }: RegExpExecArray, line: string): boolean {
  const before = line.charAt(index - 1);
  if (groups?.["emphasis"] !== undefined) return /[\w*]/.test(before);
  return groups?.["underlined"] !== undefined && /\w/.test(before);
}

/** Every mark of a line that is complete. */
export function* completeMarks(line: string): Generator<RegExpExecArray> {
  const marks = new RegExp(INLINE, "g");
  for (let mark = marks.exec(line); mark !== null; mark = marks.exec(line)) {
    if (isInsideWord(mark, line)) marks.lastIndex = mark.index + 1;
    else yield mark;
  }
}

function readLink(text: string, address: string, source: string): Inline {
  if (isOwnPath(address)) return { kind: "link", text, href: address, place: address };
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol === "https:" || url?.protocol === "http:") {
    return { kind: "link", text, href: url.href, place: url.host };
  }
  if (url?.protocol === "mailto:" || url?.protocol === "tel:") {
    // Without its query, which could put words into a message of hers.
    const place = url.pathname;
    return { kind: "link", text, href: `${url.protocol}${place}`, place };
  }
  return { kind: "text", text: source };
}

function readMark(match: RegExpExecArray): Inline {
  const { code, strong, emphasis, underlined, picture, linkText, address, citation } =
    match.groups ?? {};
  const leaning = emphasis ?? underlined;
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", children: readInline(strong) };
  if (leaning !== undefined) return { kind: "emphasis", children: readInline(leaning) };
  if (picture !== undefined) return { kind: "text", text: picture };
  if (citation !== undefined) return { kind: "citation", number: Number(citation) };
  if (linkText !== undefined && address !== undefined) {
    return readLink(inlineText(readInline(linkText)), address, match[0]);
  }
  return { kind: "text", text: match[0] };
}

/** Reads the marks inside one line; what is no mark we know stays the text it is. */
export function readInline(line: string): readonly Inline[] {
  const parts: Inline[] = [];
  let position = 0;
  for (const match of completeMarks(line)) {
    const mark = readMark(match);
    const before = line.slice(position, match.index);
    // The mark of a source stays on the line of the word it belongs to.
    const text = mark.kind === "citation" ? before.trimEnd() : before;
    if (text !== "") parts.push({ kind: "text", text });
    parts.push(mark);
    position = match.index + match[0].length;
  }
  if (position < line.length) parts.push({ kind: "text", text: line.slice(position) });
  return parts;
}

function partText(part: Inline): string {
  if (part.kind === "strong" || part.kind === "emphasis") return inlineText(part.children);
  if (part.kind === "link") {
    return part.text === part.place ? part.text : `${part.text} (${part.place})`;
  }
  // The marks of sources mean nothing without the list under the answer.
  if (part.kind === "citation") return "";
  return part.text;
}

/** The words of a line without their marks. */
export function inlineText(parts: readonly Inline[]): string {
  return parts.map(partText).join("");
}
