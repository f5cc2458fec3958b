import { Button } from "@/components/button";

import { QuestionList } from "./question-list";

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
      <QuestionList questions={choices} onAsk={onChoose} />
      {onNone !== undefined && (
        <Button variant="link" className="min-h-11 justify-self-start" onClick={onNone}>
          None of these. I will ask again.
        </Button>
      )}
    </div>
  );
}
