import { Clock, Pencil, Trash2 } from "lucide-react";

import { Button } from "@/components/button";

import { MoreButton } from "./more-button";
import { QuestionWords } from "./question-words";
import type { TurnMenuItem } from "./turn-menu";

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

/** Her own words, at the right. */
export function QuestionTurn(props: QuestionTurnProps) {
  const { text, problem, state, retry, onCancel, onEdit, onDelete } = props;
  const items: TurnMenuItem[] = [];
  if (onEdit) items.push({ label: "Edit question", Icon: Pencil, onSelect: onEdit });
  if (onDelete) items.push({ label: "Delete question", Icon: Trash2, onSelect: onDelete });
  const hasLine = [problem, state, retry, onCancel].some((part) => part !== undefined);
  return (
    <div className="grid justify-items-end">
      <h3 className="sr-only">You</h3>
      <div className="flex w-full items-end justify-end gap-1">
        {items.length > 0 && <MoreButton what="question" items={items} />}
        <QuestionWords text={text} />
      </div>
      {hasLine && (
        <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-3 text-sm">
          {problem !== undefined && (
            <span className="font-semibold text-danger-ink">{problem}</span>
          )}
          {state !== undefined && (
            <span className="flex items-center gap-1.5 text-ink-2">
              <Clock aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
              {state}
            </span>
          )}
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
        </div>
      )}
    </div>
  );
}
