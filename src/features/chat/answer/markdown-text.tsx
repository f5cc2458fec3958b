import { Fragment, memo, type ReactNode } from "react";
import { Link } from "react-router-dom";

import type { Inline } from "./inline";
import { type Block, type BlockSource, readBlock, splitBlocks } from "./markdown";
import { isOwnPath } from "./own-path";

type RenderCitation = (number: number) => ReactNode;

export type MarkdownTextProps = {
  text: string;
  /** What stands for the mark of a source; null when there is no such source. */
  renderCitation: RenderCitation;
};

type PartsProps = { parts: readonly Inline[]; renderCitation: RenderCitation };

/** A text and its last word, which the marks behind it must not leave. */
function lastWordOf(text: string): readonly [string, string] {
  const start = Math.max(text.lastIndexOf(" "), text.lastIndexOf("\u00a0")) + 1;
  return [text.slice(0, start), text.slice(start)];
}

/** The marks that follow a text without a word between. */
function marksAfter(parts: readonly Inline[], index: number): readonly Inline[] {
  const following = parts.slice(index + 1);
  const end = following.findIndex(({ kind }) => kind !== "citation");
  return end === -1 ? following : following.slice(0, end);
}

function Parts({ parts, renderCitation }: PartsProps) {
  return parts.map((part, index) => {
    const marks = part.kind === "text" ? marksAfter(parts, index) : [];
    const lastWord = parts.slice(0, index).findLast(({ kind }) => kind !== "citation");
    if (part.kind === "citation" && lastWord?.kind === "text") return null;
    if (part.kind !== "text" || marks.length === 0) {
      return (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity than their place
        <Fragment key={index}>
          <Part part={part} renderCitation={renderCitation} />
        </Fragment>
      );
    }
    const [before, word] = lastWordOf(part.text);
    return (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Fragment key={index}>
        {before}
        <span className="whitespace-nowrap">
          {word}
          {marks.map((mark, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <Part key={place} part={mark} renderCitation={renderCitation} />
          ))}
        </span>
      </Fragment>
    );
  });
}

/** A model may name any address, so that only those of this site can be followed; the others stay words. */
function LinkPart({ text, href, place }: Extract<Inline, { kind: "link" }>) {
  if (!isOwnPath(href)) return text === place ? text : `${text} (${place})`;
  return (
    <Link to={href} className="text-primary underline hover:text-primary-hover">
      {text}
    </Link>
  );
}

function Part({ part, renderCitation }: Omit<PartsProps, "parts"> & { part: Inline }) {
  if (part.kind === "text") return part.text;
  if (part.kind === "citation") return renderCitation(part.number) ?? `[${part.number}]`;
  if (part.kind === "link") return <LinkPart {...part} />;
  if (part.kind === "code") {
    return <code className="rounded-1 bg-sunken px-1 font-mono text-[0.92em]">{part.text}</code>;
  }
  const words = <Parts parts={part.children} renderCitation={renderCitation} />;
  if (part.kind === "emphasis") return <em>{words}</em>;
  return <strong className="font-semibold">{words}</strong>;
}

type TableProps = {
  head: readonly (readonly Inline[])[];
  rows: readonly (readonly (readonly Inline[])[])[];
  renderCitation: RenderCitation;
};

function Table({ head, rows, renderCitation }: TableProps) {
  const cell = "border-b border-line py-2 pe-4 text-start align-top";
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the arrow keys
    <section aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table className="text-sm">
        <thead>
          <tr>
            {head.map((parts, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <th key={column} scope="col" className={`${cell} font-semibold`}>
                <Parts parts={parts} renderCitation={renderCitation} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <tr key={index}>
              {row.map((parts, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <td key={column} className={cell}>
                  <Parts parts={parts} renderCitation={renderCitation} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type List = Extract<Block, { kind: "list" }>;

function ListText({ start, items, renderCitation }: List & Pick<PartsProps, "renderCitation">) {
  const points = items.map(({ words, list }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- as above
    <li key={index}>
      <Parts parts={words} renderCitation={renderCitation} />
      {list !== null && <ListText {...list} renderCitation={renderCitation} />}
    </li>
  ));
  return start === null ? (
    <ul className="list-disc space-y-1 ps-6">{points}</ul>
  ) : (
    <ol start={start} className="list-decimal space-y-1 ps-6">
      {points}
    </ol>
  );
}

type DrawnBlockProps = { block: Block; renderCitation: RenderCitation };

function DrawnBlock({ block, renderCitation }: DrawnBlockProps) {
  if (block.kind === "code") {
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines are scrolled with the arrow keys
      <pre tabIndex={0} className="overflow-x-auto rounded-1 bg-sunken p-3 font-mono text-sm">
        {block.text}
      </pre>
    );
  }
  if (block.kind === "table") return <Table {...block} renderCitation={renderCitation} />;
  if (block.kind === "list") return <ListText {...block} renderCitation={renderCitation} />;
  if (block.kind === "quote") {
    return (
      <blockquote className="space-y-3 border-s-[3px] border-line-strong ps-4 text-ink-2">
        {block.blocks.map((inner, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <DrawnBlock key={index} block={inner} renderCitation={renderCitation} />
        ))}
      </blockquote>
    );
  }
  return (
    <p>
      {block.lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <Fragment key={index}>
          {index > 0 && <br />}
          <Parts parts={line} renderCitation={renderCitation} />
        </Fragment>
      ))}
    </p>
  );
}

type BlockTextProps = Pick<BlockSource, "kind"> & {
  source: string;
  renderCitation: RenderCitation;
};

/** One block, drawn anew only when its own words change: a growing text touches its last one. */
const BlockText = memo(function BlockText({ kind, source, renderCitation }: BlockTextProps) {
  const block = readBlock({ kind, lines: source.split("\n") });
  return <DrawnBlock block={block} renderCitation={renderCitation} />;
});

/** Text with the few marks an answer may use, as elements; nothing in it can become HTML. */
export function MarkdownText({ text, renderCitation }: MarkdownTextProps) {
  return splitBlocks(text).map(({ kind, lines }, index) => (
    <BlockText
      // oxlint-disable-next-line react/no-array-index-key -- as above
      key={index}
      kind={kind}
      source={lines.join("\n")}
      renderCitation={renderCitation}
    />
  ));
}
