import { Pencil } from "lucide-react";

import { Button } from "@/components/button";
import { QuietButton } from "@/components/quiet-button";

import { DeleteButton } from "./delete-button";

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

/** Her own words, at the right. */
export function QuestionTurn(props: QuestionTurnProps) {
  const { text, problem, state, retry, onCancel, onEdit, onDelete } = props;
  return (
    <div className="grid justify-items-end">
      <h3 className="sr-only">You</h3>
      <p className="max-w-[82%] rounded-[14px] rounded-ee-[3px] bg-primary-soft-2 px-4 py-3 wrap-anywhere whitespace-pre-wrap text-ink">
        {text}
      </p>
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
