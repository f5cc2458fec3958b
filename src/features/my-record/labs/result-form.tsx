import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { Button } from "@/components/button";
import { ChoiceRow } from "@/components/choice-row";
import { Form } from "@/components/form";
import { Note } from "@/components/note";
import { TextField } from "@/components/field";
import { takeFocus } from "@/components/take-focus";
import { FIRST_DAY, type RecordResult } from "@/domain/record/record-schema";
import { useCheckedWords } from "@/features/my-record/danger-check/use-checked-words";
import { dangerWords } from "@/features/my-record/slip-check/danger-words";
import { ResultFields } from "@/features/my-record/slip-check/result-fields";
import { isKept, resultOfWords } from "@/features/my-record/slip-check/result-of-words";

import { type ResultForm as Typed, resultFormSchema, toResultForm } from "./result-form-schema";

const yesOrNo = [
  { value: true, label: "Yes" },
  { value: false, label: "No" },
];

type ResultFormProps = {
  /** What is changed; null for a new one. */
  result: RecordResult | null;
  /** Those that are kept already. */
  kept: readonly RecordResult[];
  today: string;
  onSave: (result: RecordResult) => Promise<boolean>;
  onClose: () => void;
};

/** One result as it is printed; dangerous numbers are told of before it is kept. */
export function ResultForm({ result, kept, today, onSave, onClose }: ResultFormProps) {
  const form = useForm<Typed, unknown, Typed>({
    resolver: zodResolver(resultFormSchema(today)),
    defaultValues: toResultForm(result),
  });
  const { register, formState, setError } = form;
  const { errors } = formState;
  const [fasting, setFasting] = useState(result?.fasting ?? null);
  const { check, isChecking, problem, card } = useCheckedWords(true);
  const [checked, setChecked] = useState<string | null>(null);

  async function save(made: RecordResult): Promise<void> {
    if (await onSave(made)) onClose();
  }

  function send({ day, lab, ...words }: Typed): void {
    const {
      reportId = crypto.randomUUID(),
      source = "typed",
      id = crypto.randomUUID(),
    } = result ?? {};
    const made = resultOfWords(words, { reportId, source, day, lab, fasting }, { id });
    const others = kept.filter((other) => other.id !== id);
    if (isKept(made, others)) {
      setError("root", { message: "Already in your record." });
      return;
    }
    const asked = dangerWords([made]);
    if (asked === checked) {
      void save(made);
      return;
    }
    check(asked, (found) => {
      // What was found stays in view until she presses once more.
      if (found === null) void save(made);
      else setChecked(asked);
    });
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
            {checked === null ? "Save" : "Save it all the same"}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      }
    >
      <ResultFields field={(name) => ({ ...register(name), error: errors[name]?.message })} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...register("day")}
          label="Day of the sample"
          type="date"
          min={FIRST_DAY}
          max={today}
          error={errors.day?.message}
        />
        <TextField
          {...register("lab")}
          label="Lab (if you like)"
          autoComplete="off"
          error={errors.lab?.message}
        />
      </div>
      <ChoiceRow
        legend="Had you eaten nothing since the night before?"
        choices={yesOrNo}
        chosen={fasting}
        onChoose={setFasting}
        className="max-w-80"
      />
      {card}
      {problem !== null && (
        <Note tone="danger" role="alert">
          <p className="text-md">{problem}</p>
        </Note>
      )}
    </Form>
  );
}
