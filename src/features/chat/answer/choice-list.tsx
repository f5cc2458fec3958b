import { ArrowUp } from "lucide-react";

import { Button } from "@/components/button";

export type ChoiceListProps = {
  choices: readonly string[];
  /** Asks one of them. */
  onChoose: (question: string) => void;
  /** Leads back to the field; only where this is the newest answer. */
  onNone?: (() => void) | undefined;
};

/** Questions that she may have meant; one press asks one. */
export function ChoiceList({ choices, onChoose, onNone }: ChoiceListProps) {
  return (
    <div className="grid gap-3 print:hidden">
      <ul className="grid gap-2">
        {choices.map((question) => (
          <li key={question} className="grid">
            <button
              type="button"
              onClick={() => onChoose(question)}
              className="flex min-h-14 items-center justify-between gap-4 rounded-2 border-[1.5px] border-line-strong bg-surface px-4 py-2 text-start font-semibold group-data-busy/thread:cursor-progress hover:bg-primary-soft active:bg-primary-soft-2"
            >
              {question}
              <ArrowUp
                aria-hidden="true"
                strokeWidth={1.75}
                className="size-5 shrink-0 text-primary"
              />
            </button>
          </li>
        ))}
      </ul>
      {onNone !== undefined && (
        <Button variant="link" className="min-h-11 justify-self-start" onClick={onNone}>
          None of these. I will ask again.
        </Button>
      )}
    </div>
  );
}
