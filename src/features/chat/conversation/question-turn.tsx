import { Clock, Pencil, Trash2 } from "lucide-react";

import { attachedText } from "@shared/contracts/message-parts";
import { Button } from "@/components/button";
import { symptomPanelTexts } from "@/content/symptoms";
import { symptomsIn } from "@/features/chat/symptom-panel/symptom-message";

import { MoreButton } from "./more-button";
import type { TurnMenuItem } from "./turn-menu-item";

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
  "max-w-[82%] min-w-0 rounded-[14px] rounded-ee-[3px] bg-primary-soft-2 px-4 py-3 wrap-anywhere whitespace-pre-wrap text-ink";
/** The text of a whole report would push its answer out of sight. */
const MOST_LINES_SHOWN = 8;

/** The symptoms she ticked, one chip each. */
function SymptomChips({ lines }: { lines: readonly string[] }) {
  return (
    <div className={bubble}>
      <p>{symptomPanelTexts.opening}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {lines.map((line) => (
          <li
            key={line}
            className="rounded-1 border border-primary bg-surface px-2.5 py-1.5 text-sm leading-snug whitespace-normal"
          >
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What she asked; the text of a photo or a file is folded where it is long. */
function QuestionWords({ text }: { text: string }) {
  const symptoms = symptomsIn(symptomPanelTexts.opening, text);
  if (symptoms !== null) return <SymptomChips lines={symptoms} />;
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
