import { type ReactNode, useId, useRef } from "react";
import { Link } from "react-router-dom";

import type { Citation, ReplyOrigin } from "@shared/contracts/claude-chat";

import { CopyButton } from "./copy-button";
import { settleHalfArrived } from "./half-arrived";
import { MarkdownText } from "./markdown-text";
import { generalInformation, originTexts } from "./origin-texts";
import { SourceMark } from "./source-mark";

export type AnswerProps = {
  text: string;
  origin: ReplyOrigin | null;
  citations: readonly Citation[];
  /** It ends where she stopped it, maybe within a mark. */
  isStopped?: boolean;
  /** Speaks a short sentence to screen readers. */
  onSay: (sentence: string) => void;
  /** What else can be done with the answer, beside copying it. */
  actions?: ReactNode;
};

/** A path of this site; an address that could lead elsewhere is none. */
function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

/** What the companion said, where it came from, and the guides it names. */
export function Answer({
  text,
  origin,
  citations,
  isStopped = false,
  onSay,
  actions,
}: AnswerProps) {
  const titleId = useId();
  const rows = useRef<HTMLOListElement>(null);

  function showSource(number: number) {
    rows.current?.children
      .item(number - 1)
      ?.querySelector("a")
      ?.focus();
  }

  return (
    <div className="grid gap-3">
      <div className="max-w-measure space-y-3 wrap-anywhere">
        <MarkdownText
          text={isStopped ? settleHalfArrived(text) : text}
          renderCitation={(number) => {
            const source = citations[number - 1];
            return source && <SourceMark number={number} onShow={() => showSource(number)} />;
          }}
        />
      </div>
      {origin !== null && (
        <p className="text-sm text-ink-3">
          {origin === "model" && citations.length === 0 && (
            <span className="font-semibold text-ink-2">{generalInformation} </span>
          )}
          {originTexts[origin]}
        </p>
      )}
      {citations.length > 0 && (
        <div>
          <p id={titleId} className="sr-only">
            Sources of this answer
          </p>
          <ol ref={rows} aria-labelledby={titleId} className="border-t border-line">
            {citations.map(({ id, title, href }, index) => (
              <li
                key={id}
                className="flex min-h-11 items-center gap-3 border-b border-line py-1 text-sm"
              >
                <span
                  aria-hidden="true"
                  className="grid size-6 shrink-0 place-items-center rounded-1 bg-primary-soft text-xs font-semibold text-primary tabular-nums"
                >
                  {index + 1}
                </span>
                {isOwnPath(href) ? (
                  <Link
                    to={href}
                    className="inline-flex min-h-11 items-center text-primary underline hover:text-primary-hover"
                  >
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className="-ms-2 flex flex-wrap">
        <CopyButton text={text} onSay={onSay} />
        {actions}
      </div>
    </div>
  );
}
