import { type ReactNode, useId, useRef } from "react";
import { Link } from "react-router-dom";

import type { Citation, ReplyOrigin } from "@shared/contracts/claude-chat";
import type { ReplyParts } from "@/domain/reply-parts";
import { resultInWords } from "@/domain/result-words";

import { ChoiceList } from "./choice-list";
import { CopyButton } from "./copy-button";
import { FetchedResultRows } from "./fetched-result-rows";
import { settleHalfArrived } from "./half-arrived";
import { MarkdownText } from "./markdown-text";
import { generalInformation, originTexts } from "./origin-texts";
import { isOwnPath } from "./own-path";
import { SourceMark } from "./source-mark";

export type AnswerProps = {
  text: string;
  origin: ReplyOrigin | null;
  citations: readonly Citation[];
  /** What goes with its words. */
  parts?: ReplyParts;
  /** It ends where she stopped it, maybe within a mark. */
  isStopped?: boolean;
  /** Speaks a short sentence to screen readers. */
  onSay: (sentence: string) => void;
  /** Asks a question that she may have meant. */
  onChoose?: (question: string) => void;
  /** Leads back to the field when she meant none of them; only with the newest answer. */
  onNone?: (() => void) | undefined;
  /** What is asked with this answer, between its words and where they come from. */
  within?: ReactNode;
  /** What else can be done with the answer, beside copying it. */
  actions?: ReactNode;
};

const noParts: ReplyParts = {};

/** The questions that stand below as buttons are in the words too, for whoever reads the words alone. */
function withoutChoices(text: string, choices: readonly string[]): string {
  if (choices.length === 0) return text;
  const lines = text.split("\n");
  return lines.filter((line) => !choices.includes(line.replace(/^[-*] /, ""))).join("\n");
}

/** The sum of her results comes before their rows, and everything else after them. */
function aroundRows(text: string): readonly [string, string] {
  const end = text.indexOf("\n\n");
  return end === -1 ? [text, ""] : [text.slice(0, end), text.slice(end).trimStart()];
}

/** What the companion said, where it came from, and the guides it names. */
export function Answer({
  text,
  origin,
  citations,
  parts = noParts,
  isStopped = false,
  onSay,
  onChoose,
  onNone,
  within,
  actions,
}: AnswerProps) {
  const { results = [], choices = [] } = parts;
  const titleId = useId();
  const rows = useRef<HTMLOListElement>(null);

  function showSource(number: number) {
    rows.current?.children
      .item(number - 1)
      ?.querySelector("a")
      ?.focus();
  }

  function words(part: string) {
    return (
      <div className="max-w-measure space-y-3 wrap-anywhere">
        <MarkdownText
          text={part}
          renderCitation={(number) => {
            const source = citations[number - 1];
            return source && <SourceMark number={number} onShow={() => showSource(number)} />;
          }}
        />
      </div>
    );
  }

  const shown = withoutChoices(isStopped ? settleHalfArrived(text) : text, choices);
  const [lead, rest] = results.length > 0 ? aroundRows(shown) : [shown, ""];
  return (
    <div className="grid gap-3">
      {words(lead)}
      {results.length > 0 && <FetchedResultRows results={results} />}
      {rest !== "" && words(rest)}
      {choices.length > 0 && onChoose !== undefined && (
        <ChoiceList choices={choices} onChoose={onChoose} onNone={onNone} />
      )}
      {within}
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
        <CopyButton text={[text, ...results.map(resultInWords)].join("\n\n")} onSay={onSay} />
        {actions}
      </div>
    </div>
  );
}
