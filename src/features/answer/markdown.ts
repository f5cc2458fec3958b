export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong"; children: readonly Inline[] }
  | { kind: "link"; text: string; href: string; host: string }
  | { kind: "citation"; number: number };

export type Block =
  | { kind: "paragraph"; lines: readonly (readonly Inline[])[] }
  | { kind: "list"; start: number | null; items: readonly (readonly Inline[])[] };

/** Longest marked-up stretch; keeps hostile text from costing more than its own length. */
const STRETCH = "{1,1000}?";

const INLINE = new RegExp(
  [
    "`(?<code>[^`\\n]{1,1000})`",
    `\\*\\*(?<strong>(?!\\s).${STRETCH})(?<!\\s)\\*\\*`,
    `!\\[(?<picture>[^\\]\\n]{0,1000})\\]\\([^()\\s]{1,2000}\\)`,
    `\\[(?<linkText>[^\\[\\]\\n]{1,1000})\\]\\((?<address>(?:[^()\\s]|\\([^()\\s]{0,200}\\)){1,2000})\\)`,
    "\\[(?<citation>\\d{1,3})\\]",
  ].join("|"),
  "g",
);

const HEADING = /^#{1,6}\s+(?<title>.+?)\s*#*$/;
const ITEM = /^\s*(?:[-*•]|(?<number>\d{1,4})[.)])\s+(?<text>.*)$/;

function readLink(text: string, address: string, source: string): Inline {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) {
    return { kind: "text", text: source };
  }
  return { kind: "link", text, href: url.href, host: url.host };
}

function readMark(match: RegExpExecArray): Inline {
  const { code, strong, picture, linkText, address, citation } = match.groups ?? {};
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", children: readInline(strong) };
  if (picture !== undefined) return { kind: "text", text: picture };
  if (citation !== undefined) return { kind: "citation", number: Number(citation) };
  if (linkText !== undefined && address !== undefined) {
    return readLink(linkText, address, match[0]);
  }
  return { kind: "text", text: match[0] };
}

function readInline(line: string): readonly Inline[] {
  const parts: Inline[] = [];
  let position = 0;
  for (const match of line.matchAll(INLINE)) {
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

type OpenBlock =
  | { kind: "paragraph"; lines: (readonly Inline[])[] }
  | { kind: "list"; start: number | null; items: (readonly Inline[])[] };

/**
 * Reads the small part of Markdown that answers use: paragraphs, bold, lists, code, links, sources.
 *
 * Everything else, HTML and half-written marks included, stays the text it is.
 */
export function readMarkdown(text: string): readonly Block[] {
  const blocks: OpenBlock[] = [];
  let isAfterGap = true;

  function addItem(start: number | null, item: readonly Inline[]) {
    const last = blocks.at(-1);
    const isSameList = last?.kind === "list" && (last.start === null) === (start === null);
    if (isSameList) last.items.push(item);
    else blocks.push({ kind: "list", start, items: [item] });
  }

  function addLine(line: readonly Inline[]) {
    const last = blocks.at(-1);
    if (last?.kind === "paragraph" && !isAfterGap) last.lines.push(line);
    else blocks.push({ kind: "paragraph", lines: [line] });
  }

  for (const line of text.split(/\r?\n/)) {
    const title = HEADING.exec(line)?.groups?.["title"];
    const item = ITEM.exec(line)?.groups;
    if (title !== undefined) {
      blocks.push({
        kind: "paragraph",
        lines: [[{ kind: "strong", children: readInline(title) }]],
      });
    } else if (item !== undefined) {
      const number = item["number"];
      addItem(number === undefined ? null : Number(number), readInline(item["text"] ?? ""));
    } else if (line.trim() !== "") {
      addLine(readInline(line.trim()));
    }
    isAfterGap = line.trim() === "" || title !== undefined;
  }
  return blocks;
}

function partText(part: Inline): string {
  if (part.kind === "strong") return inlineText(part.children);
  if (part.kind === "link") return `${part.text} (${part.host})`;
  // The marks of sources mean nothing without the list under the answer.
  if (part.kind === "citation") return "";
  return part.text;
}

function inlineText(parts: readonly Inline[]): string {
  return parts.map(partText).join("");
}

/** An answer as words alone, for reading aloud and for copying. */
export function plainText(text: string): string {
  return readMarkdown(text)
    .map((block) => {
      if (block.kind === "paragraph") return block.lines.map(inlineText).join("\n");
      const { start, items } = block;
      return items
        .map((item, index) => `${start === null ? "-" : `${start + index}.`} ${inlineText(item)}`)
        .join("\n");
    })
    .join("\n\n");
}
