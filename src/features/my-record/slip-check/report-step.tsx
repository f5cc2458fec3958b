import { useState } from "react";

import { Button } from "@/components/button";
import { ChoiceRow } from "@/components/choice-row";
import { TextField } from "@/components/field";
import { takeFocus } from "@/components/take-focus";
import { dayInWords } from "@/domain/day-in-words";
import { FIRST_DAY } from "@/domain/record/record-schema";
import { isDay } from "@/domain/whole-days";

import type { ReportHead } from "./unfinished-slip";

const yesOrNo = [
  { value: true, label: "Yes" },
  { value: false, label: "No" },
];
const LONGEST_LAB = 80;

type ReportStepProps = {
  /** The days that the slip may be of, in the order to offer them. */
  days: readonly string[];
  /** What is said so far. */
  head: ReportHead;
  today: string;
  onChange: (head: ReportHead) => void;
  onDone: (head: ReportHead) => void;
};

/** Asks for the day and the lab of a report; a date that can be read in two ways is offered as both, in words. */
export function ReportStep({ days, head, today, onChange, onDone }: ReportStepProps) {
  const { day, lab, fasting } = head;
  const [error, setError] = useState<string | undefined>(undefined);

  function goOn(): void {
    if (!isDay(day) || day < FIRST_DAY || day > today) setError("Enter a day up to today.");
    else onDone({ ...head, lab: lab.trim() });
  }

  return (
    <section aria-labelledby="slip-report" className="grid gap-6">
      <h2 id="slip-report" ref={takeFocus} tabIndex={-1} className="text-xl">
        When and where?
      </h2>
      {days.length > 0 && (
        <ChoiceRow
          legend={days.length === 1 ? "The day on the report" : "Which day is meant?"}
          choices={days.map((value) => ({ value, label: dayInWords(value) }))}
          chosen={day}
          onChoose={(chosen) => onChange({ ...head, day: chosen ?? "" })}
        />
      )}
      <TextField
        label={days.length > 0 ? "Or another day" : "Day of the sample"}
        type="date"
        min={FIRST_DAY}
        max={today}
        value={day}
        error={error}
        onChange={(event) => onChange({ ...head, day: event.target.value })}
        className="max-w-60"
      />
      <TextField
        label="Lab (if you like)"
        autoComplete="off"
        maxLength={LONGEST_LAB}
        value={lab}
        onChange={(event) => onChange({ ...head, lab: event.target.value })}
      />
      <ChoiceRow
        legend="Had you eaten nothing since the night before?"
        choices={yesOrNo}
        chosen={fasting}
        onChoose={(chosen) => onChange({ ...head, fasting: chosen })}
        className="max-w-80"
      />
      <Button className="justify-self-start" onClick={goOn}>
        Check the rows
      </Button>
    </section>
  );
}
