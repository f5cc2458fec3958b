import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";

import { Button } from "@/components/button";
import { ChoiceRow } from "@/components/choice-row";
import { Form } from "@/components/form";
import { Note } from "@/components/note";
import { TextField } from "@/components/field";
import { takeFocus } from "@/components/take-focus";
import { PARTNER_TEST, wordTestNames } from "@/domain/record/analyte-names";
import { FIRST_DAY, MOST_VALUE_LETTERS, type RecordResult } from "@/domain/record/record-schema";
import { useCheckedWords } from "@/features/my-record/danger-check/use-checked-words";
import { resultOfWords } from "@/features/my-record/slip-check/result-of-words";

import { type WordTestForm as Typed, wordTestFormSchema } from "./word-test-form-schema";

const tests = Object.entries(wordTestNames).map(([value, label]) => ({ value, label }));
const DONE = "Done";

type WordTestFormProps = {
  today: string;
  onSave: (result: RecordResult) => Promise<boolean>;
  onClose: () => void;
};

/** A scan or another test without a number: when it was done, and what came of it in her words. */
export function WordTestForm({ today, onSave, onClose }: WordTestFormProps) {
  const form = useForm<Typed, unknown, Typed>({
    resolver: zodResolver(wordTestFormSchema(today)),
    defaultValues: { test: "", day: "", words: "" },
  });
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const test = useWatch({ control, name: "test" });
  const { ref: firstTest } = register("test");
  const { check, isChecking, problem, card } = useCheckedWords(formState.isDirty);
  const isPartner = test === PARTNER_TEST;

  async function save(analyte: string, day: string, words: string): Promise<void> {
    const name = wordTestNames[analyte] ?? analyte;
    const made = resultOfWords(
      { name, valueText: words || DONE, unit: "", rangeText: "", flag: "" },
      { reportId: crypto.randomUUID(), source: "typed", day, lab: "", fasting: null },
      { id: crypto.randomUUID(), analyte },
    );
    // A number in her words is no value of the test.
    if (await onSave({ ...made, value: null, comparator: null })) onClose();
  }

  function send({ test: analyte, day, words }: Typed): void {
    const hers = isPartner ? "" : words;
    check(hers, () => void save(analyte, day, hers));
  }

  return (
    <Form
      ref={takeFocus}
      form={form}
      onSend={send}
      className="grid max-w-measure gap-6 rounded-2 border border-line bg-surface p-4 sm:p-6"
      actions={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isChecking}>
            Save
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      }
    >
      <ChoiceRow
        ref={firstTest}
        legend="Which test?"
        choices={tests}
        chosen={test}
        error={errors.test?.message}
        onChoose={(chosen) =>
          setValue("test", chosen ?? "", {
            shouldDirty: true,
            shouldValidate: formState.isSubmitted,
          })
        }
      />
      <TextField
        {...register("day")}
        label="Done on"
        type="date"
        min={FIRST_DAY}
        max={today}
        error={errors.day?.message}
        className="max-w-60"
      />
      {isPartner ? (
        <p className="text-ink-2">
          Its values belong to another person, so only the date is kept here.
        </p>
      ) : (
        <TextField
          {...register("words")}
          label="What came of it, in your words (if you like)"
          autoComplete="off"
          maxLength={MOST_VALUE_LETTERS}
        />
      )}
      {card}
      {problem !== null && (
        <Note tone="danger" role="alert">
          <p className="text-md">{problem}</p>
        </Note>
      )}
    </Form>
  );
}
