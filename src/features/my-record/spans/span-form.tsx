import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";

import { Button } from "@/components/button";
import { ChoiceRow } from "@/components/choice-row";
import { Form } from "@/components/form";
import { TextField } from "@/components/field";
import { takeFocus } from "@/components/take-focus";
import { spanWords } from "@/content/my-record";
import { FIRST_DAY, SPAN_KINDS, type RecordSpan } from "@/domain/record/record-schema";
import { useCheckedWords } from "@/features/my-record/danger-check/use-checked-words";

import {
  emptySpanForm,
  fieldsOf,
  type SpanForm as Typed,
  spanFormSchema,
  toSpan,
  toSpanForm,
} from "./span-form-schema";

const kinds = SPAN_KINDS.map((value) => ({ value, label: spanWords[value] }));

type SpanFormProps = {
  /** What is changed; null for something new. */
  span: RecordSpan | null;
  today: string;
  onSave: (span: RecordSpan) => Promise<boolean>;
  onClose: () => void;
};

/** What went on for a time, from a day to a day or until now, in her words. */
export function SpanForm({ span, today, onSave, onClose }: SpanFormProps) {
  const form = useForm<Typed, unknown, Typed>({
    resolver: zodResolver(spanFormSchema(today)),
    defaultValues: span === null ? emptySpanForm(today) : toSpanForm(span),
  });
  const { register, control, setValue, trigger, formState } = form;
  const { errors } = formState;
  const kind = useWatch({ control, name: "kind" });
  const { check, isChecking, problem, card } = useCheckedWords(formState.isDirty);
  const { hasWords, needsName, hasDose, isOneDay } = fieldsOf(kind);

  async function save(typed: Typed): Promise<void> {
    if (await onSave(toSpan(typed, span))) onClose();
  }

  function send(typed: Typed): void {
    const words = `${typed.name} ${typed.outcome}`.trim();
    check(words, () => void save(typed));
  }

  return (
    <Form
      ref={takeFocus}
      form={form}
      onSend={send}
      className="mt-4 grid gap-6 rounded-2 border border-line bg-surface p-4 sm:p-6"
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
        legend="What is it?"
        choices={kinds}
        chosen={kind}
        onChoose={(chosen) => {
          if (chosen === null) return;
          setValue("kind", chosen, { shouldDirty: true });
          // What is wrong with one kind may be right with another.
          if (formState.isSubmitted) void trigger();
        }}
      />
      {hasWords && (
        <TextField
          {...register("name")}
          label={needsName ? "Name" : "Name, if you like"}
          autoComplete="off"
          error={errors.name?.message}
        />
      )}
      {hasDose && (
        <TextField
          {...register("doseText")}
          label="Dose, as it says on the pack (if you like)"
          autoComplete="off"
          error={errors.doseText?.message}
        />
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...register("fromDay")}
          label={isOneDay ? "Day" : "From"}
          type="date"
          min={FIRST_DAY}
          max={isOneDay ? undefined : today}
          error={errors.fromDay?.message}
        />
        {!isOneDay && (
          <TextField
            {...register("toDay")}
            label="To"
            type="date"
            min={FIRST_DAY}
            max={today}
            hint="Leave it empty while it goes on."
            error={errors.toDay?.message}
          />
        )}
      </div>
      {hasWords && (
        <TextField
          {...register("outcome")}
          label="What came of it (if you like)"
          hint="Such as: it helped, or: I stopped because of headaches."
          autoComplete="off"
          error={errors.outcome?.message}
        />
      )}
      {card}
      {problem !== null && (
        <p role="alert" className="font-semibold text-danger-ink">
          {problem}
        </p>
      )}
    </Form>
  );
}
