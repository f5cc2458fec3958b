import { Fragment, memo, type ReactNode } from "react";

import type { Inline } from "./inline";
import { type BlockSource, readBlock, splitBlocks } from "./markdown";

type RenderCitation = (number: number) => ReactNode;

export type MarkdownTextProps = {
  text: string;
  /** What stands for the mark of a source; null when there is no such source. */
  renderCitation: RenderCitation;
};

type PartsProps = { parts: readonly Inline[]; renderCitation: RenderCitation };

function Parts({ parts, renderCitation }: PartsProps) {
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity than their place
    <Fragment key={index}>
      <Part part={part} renderCitation={renderCitation} />
    </Fragment>
  ));
}

function LinkPart({ text, href, place, isPage }: Extract<Inline, { kind: "link" }>) {
  const look = "text-primary underline hover:text-primary-hover";
  if (!isPage) {
    return (
      <a href={href} className={look}>
        {text}
        {text !== place && <span className="text-sm"> ({place})</span>}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {text}
      <span className="text-sm"> ({place}, opens in a new tab)</span>
    </a>
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

type BlockTextProps = Omit<BlockSource, "lines"> & {
  source: string;
  renderCitation: RenderCitation;
};

/** One block, drawn anew only when its own words change: a growing text touches its last one. */
const BlockText = memo(function BlockText({ kind, start, source, renderCitation }: BlockTextProps) {
  const block = readBlock({ kind, start, lines: source.split("\n") });
  if (block.kind === "code") {
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines are scrolled with the arrow keys
      <pre tabIndex={0} className="overflow-x-auto rounded-1 bg-sunken p-3 font-mono text-sm">
        {block.text}
      </pre>
    );
  }
  if (block.kind === "table") return <Table {...block} renderCitation={renderCitation} />;
  if (block.kind === "paragraph") {
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
  const items = block.items.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- as above
    <li key={index}>
      <Parts parts={item} renderCitation={renderCitation} />
    </li>
  ));
  return block.start === null ? (
    <ul className="list-disc space-y-1 ps-6">{items}</ul>
  ) : (
    <ol start={block.start} className="list-decimal space-y-1 ps-6">
      {items}
    </ol>
  );
});

/** Text with the few marks an answer may use, as elements; nothing in it can become HTML. */
export function MarkdownText({ text, renderCitation }: MarkdownTextProps) {
  return splitBlocks(text).map(({ kind, start, lines }, index) => (
    <BlockText
      // oxlint-disable-next-line react/no-array-index-key -- as above
      key={index}
      kind={kind}
      start={start}
      source={lines.join("\n")}
      renderCitation={renderCitation}
    />
  ));
}
