import type { ReactNode } from "react";

import { Button } from "@/components/button";
import { Folded } from "@/components/folded";
import { handFocusOn } from "@/components/take-focus";
import { EarlyStartQuestion } from "@/features/my-record/cycles/early-start-question";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

import { HoleQuestion } from "./hole-question";
import { notKnownSpan } from "./not-known-span";

type OpenQuestion = { day: string; question: ReactNode };

function newestFirst(record: OpenRecord): OpenQuestion[] {
  const { earlyStarts, holes } = record.history;
  const asked = [
    ...earlyStarts.map((bleed) => ({
      day: bleed.firstDay,
      question: <EarlyStartQuestion key={bleed.firstDay} record={record} bleed={bleed} />,
    })),
    ...holes.map((hole) => ({
      day: hole.fromDay,
      question: <HoleQuestion key={hole.fromDay} record={record} hole={hole} />,
    })),
  ];
  return asked.toSorted((one, other) => (one.day < other.day ? 1 : -1));
}

/** What her notes leave open, the newest question first and the others folded; nothing where all is clear. */
export function OpenQuestions({ record }: { record: OpenRecord }) {
  const [newest, ...older] = newestFirst(record);
  const { holes } = record.history;
  if (newest === undefined) return null;
  return (
    <section aria-labelledby="record-questions" className="my-8 max-w-measure">
      <h2 id="record-questions" className="mb-3 text-xl">
        We need your word
      </h2>
      {newest.question}
      {older.length > 0 && (
        <Folded title="More questions like this" count={older.length} headingLevel={3}>
          {holes.length > 1 && (
            <div className="mb-4">
              <p>Was it long ago, or do you not remember? Those cycles are then not counted.</p>
              <Button
                ref={handFocusOn}
                variant="outline"
                size="sm"
                className="mt-2"
                onClick={() => void record.saveRows({ spans: holes.map(notKnownSpan) })}
              >
                I do not know, for all {holes.length} times
              </Button>
            </div>
          )}
          <div className="grid gap-3">{older.map(({ question }) => question)}</div>
        </Folded>
      )}
    </section>
  );
}
