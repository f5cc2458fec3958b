import type { ReactNode } from "react";

import { CopyButton } from "./copy-button";
import { completeMarkdown } from "./incomplete-markdown";
import { MarkdownText } from "./markdown-text";
import { originTexts } from "./origin-texts";
import { SourceMark } from "./source-mark";

/** What its sources are is only known at the end of an answer. */
function renderMark(number: number): ReactNode {
  return <SourceMark number={number} />;
}

/** An answer while it arrives. */
export function GrowingAnswer({ text }: { text: string }) {
  return (
    <div className="max-w-measure space-y-3 wrap-anywhere">
      <MarkdownText text={completeMarkdown(text)} renderCitation={renderMark} />
    </div>
  );
}

export type PartialAnswerProps = {
  text: string;
  /** Speaks a short sentence to screen readers. */
  onSay: (sentence: string) => void;
  actions?: ReactNode;
};

/** What arrived of an answer that was stopped or broke off. */
export function PartialAnswer({ text, onSay, actions }: PartialAnswerProps) {
  return (
    <div className="grid gap-3">
      <GrowingAnswer text={text} />
      <p className="text-sm text-ink-3">{originTexts.model}</p>
      <div className="-ms-2 flex flex-wrap">
        <CopyButton text={text} onSay={onSay} />
        {actions}
      </div>
    </div>
  );
}
