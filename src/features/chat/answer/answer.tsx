import { type ReactNode, useRef } from "react";

import type { Citation, ReplyOrigin } from "@shared/contracts/claude-chat";
import { Button } from "@/components/button";
import type { ReplyParts } from "@/domain/reply-parts";

import { FetchedResultRows } from "./fetched-result-rows";
import { completeMarkdown } from "./incomplete-markdown";
import { MarkdownText } from "./markdown-text";
import { QuestionList } from "./question-list";
import { SourceList } from "./citation-list";
import { SourceMark } from "./source-mark";

type ChoiceListProps = {
  choices: readonly string[];
  /** Asks one of them. */
  onChoose: (question: string) => void;
  /** Leads back to the field; only where this is the newest answer. */
  onNone?: (() => void) | undefined;
};

/** Questions that she may have meant; one press asks one. */
function ChoiceList({ choices, onChoose, onNone }: ChoiceListProps) {
  return (
    <div className="grid gap-3 print:hidden">
      <QuestionList questions={choices} onAsk={onChoose} />
      {onNone !== undefined && (
        <Button variant="link" className="min-h-11 justify-self-start" onClick={onNone}>
          None of these. I will ask again.
        </Button>
      )}
    </div>
  );
}

export type AnswerProps = {
  text: string;
  origin: ReplyOrigin | null;
  citations: readonly Citation[];
  /** What goes with its words. */
  parts?: ReplyParts;
  /** It ends where she stopped it, maybe within a mark. */
  isStopped?: boolean;
  /** Its sources are folded, since newer answers stand below it. */
  isFolded?: boolean;
  /** Asks a question that she may have meant. */
  onChoose?: (question: string) => void;
  /** Leads back to the field when she meant none of them; only with the newest answer. */
  onNone?: (() => void) | undefined;
  /** What stands above its words. */
  before?: ReactNode;
  /** What is asked with this answer, between its words and where they come from. */
  within?: ReactNode;
  /** What can be done with the answer. */
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
  isFolded = false,
  onChoose,
  onNone,
  before,
  within,
  actions,
}: AnswerProps) {
  const { results = [], choices = [] } = parts;
  const sources = useRef<HTMLDivElement>(null);

  function showSource(number: number) {
    const list = sources.current;
    const fold = list?.querySelector("details");
    if (fold) fold.open = true;
    list
      ?.querySelectorAll("li")
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

  const shown = withoutChoices(isStopped ? completeMarkdown(text) : text, choices);
  const [lead, rest] = results.length > 0 ? aroundRows(shown) : [shown, ""];
  return (
    <div className="grid gap-3">
      {before}
      {words(lead)}
      {results.length > 0 && <FetchedResultRows results={results} />}
      {rest !== "" && words(rest)}
      {choices.length > 0 && onChoose !== undefined && (
        <ChoiceList choices={choices} onChoose={onChoose} onNone={onNone} />
      )}
      {within}
      <SourceList ref={sources} citations={citations} origin={origin} isFolded={isFolded}>
        {isFolded && actions}
      </SourceList>
      {!isFolded && actions}
    </div>
  );
}
