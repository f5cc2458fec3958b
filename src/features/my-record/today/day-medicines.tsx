import { medicinesOfDay } from "@/domain/record/day-medicines";
import { MOST_MEDICINES, type RecordDay, type RecordSpan } from "@/domain/record/record-schema";
import { RecordLink } from "@/features/my-record/open-record/record-link";
import { TickLine } from "@/features/my-record/open-record/tick-line";

type DayMedicinesProps = {
  noted: RecordDay;
  spans: readonly RecordSpan[];
  onSave: (change: Partial<RecordDay>) => unknown;
};

/** Which of her medicines she took on a day; each tick is saved at once, and none means nothing. */
export function DayMedicines({ noted, spans, onSave }: DayMedicinesProps) {
  const { medicines } = noted;
  const listed = medicinesOfDay(noted, spans);

  function tick(name: string, isTicked: boolean): void {
    const others = medicines.filter((other) => other !== name);
    onSave({ medicines: isTicked ? [...others, name] : others });
  }

  return (
    <fieldset>
      <legend className="sr-only">Medicines taken</legend>
      {listed.length > 0 && (
        <div className="grid gap-x-6 sm:grid-cols-2">
          {listed.map((name) => (
            <TickLine
              key={name}
              isTicked={medicines.includes(name)}
              isDisabled={medicines.length >= MOST_MEDICINES && !medicines.includes(name)}
              onTick={(isTicked) => tick(name, isTicked)}
            >
              {name}
            </TickLine>
          ))}
        </div>
      )}
      <p className="text-sm text-ink-2">
        {listed.length === 0 ? "What you take comes from" : "Another one? Add it under"}{" "}
        <RecordLink
          place={{ recordScreen: "spans" }}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline"
        >
          Medicines and times
        </RecordLink>
      </p>
    </fieldset>
  );
}
