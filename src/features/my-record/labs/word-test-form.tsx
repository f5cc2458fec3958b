import { type SubmitEvent, useState } from "react";

import { Button } from "@/components/button";
import { ChoiceRow } from "@/components/choice-row";
import { Note } from "@/components/note";
import { TextField } from "@/components/field";
import { takeFocus } from "@/components/take-focus";
import { PARTNER_TEST, wordTestNames } from "@/domain/record/analyte-names";
import { FIRST_DAY, MOST_VALUE_LETTERS, type RecordResult } from "@/domain/record/record-schema";
import { isDay } from "@/domain/whole-days";
import { useCheckedWords } from "@/features/my-record/danger-check/use-checked-words";
import { resultOfWords } from "@/features/my-record/slip-check/result-of-words";

const tests = Object.entries(wordTestNames).map(([value, label]) => ({ value, label }));
const DONE = "Done";

type WordTestFormProps = {
  today: string;
  onSave: (result: RecordResult) => Promise<boolean>;
  onClose: () => void;
};

/** A scan or another test without a number: when it was done, and what came of it in her words. */
export function WordTestForm({ today, onSave, onClose }: WordTestFormProps) {
  const [test, setTest] = useState<string | null>(null);
  const [day, setDay] = useState("");
  const [words, setWords] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const { check, isChecking, problem, card } = useCheckedWords(words !== "");
  const isPartner = test === PARTNER_TEST;

  async function save(analyte: string): Promise<void> {
    const name = wordTestNames[analyte] ?? analyte;
    const valueText = isPartner ? DONE : words.trim() || DONE;
    const made = resultOfWords(
      { name, valueText, unit: "", rangeText: "", flag: "" },
      { reportId: crypto.randomUUID(), source: "typed", day, lab: "", fasting: null },
      { id: crypto.randomUUID(), analyte },
    );
    // A number in her words is no value of the test.
    if (await onSave({ ...made, value: null, comparator: null })) onClose();
  }

  function send(event: SubmitEvent): void {
    event.preventDefault();
    if (test === null) setError("Choose the test.");
    else if (!isDay(day) || day < FIRST_DAY || day > today) setError("Enter a day up to today.");
    else {
      setError(undefined);
      check(isPartner ? "" : words.trim(), () => void save(test));
    }
  }

  return (
    <form
      ref={takeFocus}
      onSubmit={send}
      className="grid max-w-measure gap-6 rounded-2 border border-line bg-surface p-4 sm:p-6"
    >
      <ChoiceRow legend="Which test?" choices={tests} chosen={test} onChoose={setTest} />
      <TextField
        label="Done on"
        type="date"
        min={FIRST_DAY}
        max={today}
        value={day}
        error={error}
        onChange={(event) => setDay(event.target.value)}
        className="max-w-60"
      />
      {isPartner ? (
        <p className="text-ink-2">
          Its values belong to another person, so only the date is kept here.
        </p>
      ) : (
        <TextField
          label="What came of it, in your words (if you like)"
          autoComplete="off"
          maxLength={MOST_VALUE_LETTERS}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      {card}
      {problem !== null && (
        <Note tone="danger" role="alert">
          <p className="text-md">{problem}</p>
        </Note>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isChecking}>
          Save
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
