import { Button } from "@/components/button";

import { DeleteButton } from "./delete-button";

export type QuestionTurnProps = {
  text: string;
  /** Said under her words when they did not arrive or have no answer. */
  problem?: string | undefined;
  onRetry?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  isBusy: boolean;
};

/** Her own words, at the right. */
export function QuestionTurn({ text, problem, onRetry, onDelete, isBusy }: QuestionTurnProps) {
  return (
    <div className="grid justify-items-end">
      <h3 className="sr-only">You</h3>
      <p className="max-w-[82%] rounded-[14px] rounded-ee-[3px] bg-primary-soft-2 px-4 py-3 whitespace-pre-wrap text-ink">
        {text}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-x-3 text-sm">
        {problem !== undefined && <span className="font-semibold text-danger-ink">{problem}</span>}
        {onRetry !== undefined && (
          <Button variant="link" size="sm" disabled={isBusy} onClick={onRetry}>
            Try again
          </Button>
        )}
        {onDelete !== undefined && <DeleteButton what="question" onDelete={onDelete} />}
      </div>
    </div>
  );
}
