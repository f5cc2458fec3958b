import { Pencil } from "lucide-react";

import { attachedText } from "@shared/contracts/message-parts";
import { Button } from "@/components/button";
import { QuietButton } from "@/components/quiet-button";

import { DeleteButton } from "./turn-buttons";

export type QuestionTurnProps = {
  text: string;
  /** Said under her words when they did not arrive or have no answer. */
  problem?: string | undefined;
  /** Said under her words while nothing is wrong with them. */
  state?: string | undefined;
  /** Sends the same question again; `isBusy` while another one is on its way. */
  retry?: { onRetry: () => void; isBusy: boolean } | undefined;
  onCancel?: (() => void) | undefined;
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
};

/** Stands for a question asked once more, after the card for its danger. */
export const answerMyQuestion = "Answer my question";

const bubble =
  "max-w-[82%] rounded-[14px] rounded-ee-[3px] bg-primary-soft-2 px-4 py-3 wrap-anywhere whitespace-pre-wrap text-ink";
/** The text of a whole report would push its answer out of sight. */
const MOST_LINES_SHOWN = 8;

/** What she asked; the text of a photo or a file is folded where it is long. */
function QuestionWords({ text }: { text: string }) {
  const attached = attachedText(text);
  const lines = attached.split("\n").length;
  if (lines <= MOST_LINES_SHOWN) return <p className={bubble}>{text}</p>;
  return (
    <div className={bubble}>
      <p>{text.slice(0, text.lastIndexOf(attached)).trimEnd()}</p>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm text-primary underline">
          Show its text, {lines} lines
        </summary>
        <p className="text-sm">{attached}</p>
      </details>
    </div>
  );
}

/** Her own words, at the right. */
export function QuestionTurn(props: QuestionTurnProps) {
  const { text, problem, state, retry, onCancel, onEdit, onDelete } = props;
  return (
    <div className="grid justify-items-end">
      <h3 className="sr-only">You</h3>
      <QuestionWords text={text} />
      <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-3 text-sm">
        {problem !== undefined && <span className="font-semibold text-danger-ink">{problem}</span>}
        {state !== undefined && <span className="text-ink-2">{state}</span>}
        {retry !== undefined && (
          <Button variant="link" size="sm" disabled={retry.isBusy} onClick={retry.onRetry}>
            Try again
          </Button>
        )}
        {onCancel !== undefined && (
          <Button variant="link" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {onEdit !== undefined && (
          <QuietButton aria-label="Edit question" onClick={onEdit}>
            <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Edit
          </QuietButton>
        )}
        {onDelete !== undefined && <DeleteButton what="question" onDelete={onDelete} />}
      </div>
    </div>
  );
}
