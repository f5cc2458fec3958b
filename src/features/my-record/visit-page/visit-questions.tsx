import { Button } from "@/components/button";
import { Folded } from "@/components/folded";
import { handFocusOn } from "@/components/take-focus";
import { visitQuestions } from "@/content/visit-questions";
import { TickLine } from "@/features/my-record/open-record/tick-line";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

import { OwnQuestion } from "./own-questions";

const MOST_CHOSEN = 3;

const ours = new Map(
  visitQuestions.flatMap(({ questions }) => questions.map(({ id, text }) => [id, text] as const)),
);

/** The words of the questions that she chose for the page. */
export function chosenQuestions({ settings, questions }: OpenRecord): string[] {
  const hers = new Map(questions.map(({ id, text }) => [id, text]));
  return settings.visit.questions.flatMap((id) => hers.get(id) ?? ours.get(id) ?? []);
}

/** Three questions for the page, of ours and of her own. */
export function VisitQuestions({ record }: { record: OpenRecord }) {
  const { settings, questions } = record;
  const known = new Set([...ours.keys(), ...questions.map(({ id }) => id)]);
  const chosen = settings.visit.questions.filter((id) => known.has(id));
  const isFull = chosen.length >= MOST_CHOSEN;

  function choose(ids: readonly string[]): void {
    void record.saveSettings({ visit: { ...settings.visit, questions: [...ids] } });
  }

  function tick(id: string, isTicked: boolean): void {
    const others = chosen.filter((each) => each !== id);
    choose(isTicked ? [...others, id] : others);
  }

  const line = (id: string, text: string) => (
    <TickLine
      key={id}
      isTicked={chosen.includes(id)}
      isDisabled={isFull && !chosen.includes(id)}
      onTick={(isTicked) => tick(id, isTicked)}
    >
      {text}
    </TickLine>
  );

  return (
    <div>
      <output className="text-sm text-ink-2">
        {chosen.length} of {MOST_CHOSEN} chosen.
      </output>
      {visitQuestions.map(({ title, questions: group }) => (
        <Folded key={title} title={title} headingLevel={3}>
          {group.map(({ id, text }) => line(id, text))}
        </Folded>
      ))}
      {questions.map(({ id, text }) => (
        <div
          key={id}
          ref={handFocusOn}
          className="flex items-center gap-2 border-b border-line [&>label]:grow [&>label]:border-0"
        >
          {line(id, text)}
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Remove ${text}`}
            onClick={() => void record.removeRow("questions", id)}
          >
            Remove
          </Button>
        </div>
      ))}
      <OwnQuestion
        questions={questions}
        onAdd={(question) => record.saveRows({ questions: [question] })}
      />
    </div>
  );
}
