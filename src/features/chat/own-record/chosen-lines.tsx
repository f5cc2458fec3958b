import { X } from "lucide-react";

import type { OwnRecord } from "./use-own-record";

export type ChosenLinesProps = {
  ownRecord: OwnRecord;
  isDisabled: boolean;
  focusAfter: () => void;
};

/** The lines of her record that go with the next question, word for word; each can be left out. */
export function ChosenLines({ ownRecord, isDisabled, focusAfter }: ChosenLinesProps) {
  const { lines, leaveOut } = ownRecord;
  return (
    <section
      aria-label="From my record"
      className="rounded-1 border-[1.5px] border-line-strong bg-surface py-1 ps-4"
    >
      <p className="pe-4 pt-2 text-sm text-ink-2">
        These lines go with this one question, and nothing else of your record. They stay in your
        history as part of it.
      </p>
      <ul className="max-h-[30dvh] overflow-y-auto text-sm">
        {lines.map((line) => (
          <li key={line} className="flex items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">{line}</span>
            <button
              type="button"
              aria-label={`Leave out: ${line}`}
              disabled={isDisabled}
              onClick={() => {
                leaveOut(line);
                focusAfter();
              }}
              className="grid size-11 shrink-0 place-items-center rounded-1 hover:bg-primary-soft disabled:text-ink-3"
            >
              <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
