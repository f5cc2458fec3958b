import { ArrowUp } from "lucide-react";

import { cn } from "@/lib/cn";

export type QuestionListProps = {
  /** What a screen reader calls the list. */
  label?: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
  className?: string;
};

/** Questions ready to be asked; one press asks one. */
export function QuestionList({ label, questions, onAsk, className }: QuestionListProps) {
  return (
    <ul aria-label={label} className={cn("grid gap-2", className)}>
      {questions.map((question) => (
        <li key={question} className="grid">
          <button
            type="button"
            onClick={() => onAsk(question)}
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
  );
}
