import { Fragment, type ReactNode } from "react";

import { type Inline, readMarkdown } from "./markdown";

export type MarkdownTextProps = {
  text: string;
  /** What stands for the mark of a source; null when there is no such source. */
  renderCitation: (number: number) => ReactNode;
};

type PartsProps = { parts: readonly Inline[]; renderCitation: MarkdownTextProps["renderCitation"] };

function Parts({ parts, renderCitation }: PartsProps) {
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity than their place
    <Fragment key={index}>
      <Part part={part} renderCitation={renderCitation} />
    </Fragment>
  ));
}

function Part({ part, renderCitation }: Omit<PartsProps, "parts"> & { part: Inline }) {
  if (part.kind === "text") return part.text;
  if (part.kind === "citation") return renderCitation(part.number) ?? `[${part.number}]`;
  if (part.kind === "code") {
    return <code className="rounded-1 bg-sunken px-1 font-mono text-[0.92em]">{part.text}</code>;
  }
  if (part.kind === "strong") {
    return (
      <strong className="font-semibold">
        <Parts parts={part.children} renderCitation={renderCitation} />
      </strong>
    );
  }
  return (
    <a
      href={part.href}
      target="_blank"
      rel="noopener noreferrer"
      className="text-primary underline hover:text-primary-hover"
    >
      {part.text}
      <span className="text-sm"> ({part.host}, opens in a new tab)</span>
    </a>
  );
}

/** Text with the few marks an answer may use, as elements; nothing in it can become HTML. */
export function MarkdownText({ text, renderCitation }: MarkdownTextProps) {
  return readMarkdown(text).map((block, index) => {
    if (block.kind === "paragraph") {
      return (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <p key={index}>
          {block.lines.map((line, lineIndex) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <Fragment key={lineIndex}>
              {lineIndex > 0 && <br />}
              <Parts parts={line} renderCitation={renderCitation} />
            </Fragment>
          ))}
        </p>
      );
    }
    const items = block.items.map((item, itemIndex) => (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <li key={itemIndex}>
        <Parts parts={item} renderCitation={renderCitation} />
      </li>
    ));
    return block.start === null ? (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <ul key={index} className="list-disc space-y-1 ps-6">
        {items}
      </ul>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <ol key={index} start={block.start} className="list-decimal space-y-1 ps-6">
        {items}
      </ol>
    );
  });
}
