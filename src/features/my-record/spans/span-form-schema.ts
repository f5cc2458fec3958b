import * as z from "zod/mini";

import { FIRST_DAY, SPAN_KINDS, type RecordSpan } from "@/domain/record/record-schema";
import { isDay } from "@/domain/whole-days";

const spanFormFields = z.object({
  kind: z.enum(SPAN_KINDS),
  name: z.string().check(z.trim(), z.maxLength(80, "Use 80 letters or fewer.")),
  doseText: z.string().check(z.trim(), z.maxLength(60, "Use 60 letters or fewer.")),
  fromDay: z.string().check(z.refine(isKnownDay, "Enter a day.")),
  toDay: z.string(),
  outcome: z.string().check(z.trim(), z.maxLength(120, "Use 120 letters or fewer.")),
});

export type SpanForm = z.infer<typeof spanFormFields>;

/** Which fields a kind has; it needs no others, and nothing is kept of them. */
export function fieldsOf(kind: SpanForm["kind"]) {
  return {
    hasWords: kind !== "no_notes",
    needsName: kind === "medicine" || kind === "procedure",
    hasDose: kind === "medicine" || kind === "contraception",
    isOneDay: kind === "appointment",
  };
}

function isKnownDay(text: string): boolean {
  return isDay(text) && text >= FIRST_DAY;
}

function withoutHidden(form: SpanForm): SpanForm {
  const { hasWords, hasDose, isOneDay } = fieldsOf(form.kind);
  return {
    ...form,
    name: hasWords ? form.name : "",
    doseText: hasDose ? form.doseText : "",
    toDay: isOneDay ? "" : form.toDay,
    outcome: hasWords ? form.outcome : "",
  };
}

/** What she types about something that goes on for a time; only an appointment may lie ahead. What her kind hides is not checked. */
export function spanFormSchema(today: string) {
  return z.pipe(
    z.transform(withoutHidden),
    spanFormFields.check(
      z.refine(({ kind, fromDay }) => fieldsOf(kind).isOneDay || fromDay <= today, {
        path: ["fromDay"],
        error: "Enter a day up to today.",
      }),
      z.refine(({ kind, name }) => !fieldsOf(kind).needsName || name !== "", {
        path: ["name"],
        error: "Enter its name.",
      }),
      z.refine(({ toDay }) => toDay === "" || (isKnownDay(toDay) && toDay <= today), {
        path: ["toDay"],
        error: "Enter a day up to today, or leave it empty.",
      }),
      z.refine(({ fromDay, toDay }) => toDay === "" || toDay >= fromDay, {
        path: ["toDay"],
        error: "Enter a day that is not before the first day.",
      }),
    ),
  );
}

/** A form about nothing yet. */
export function emptySpanForm(today: string): SpanForm {
  return { kind: "medicine", name: "", doseText: "", fromDay: today, toDay: "", outcome: "" };
}

/** The form of what is kept. */
export function toSpanForm(span: RecordSpan): SpanForm {
  const { kind, name, doseText, fromDay, toDay, outcome } = span;
  return { kind, name, doseText, fromDay, toDay: toDay ?? "", outcome };
}

/** What is kept of a form. */
export function toSpan(form: SpanForm, before: RecordSpan | null): RecordSpan {
  return {
    ...form,
    toDay: fieldsOf(form.kind).isOneDay ? form.fromDay : form.toDay || null,
    id: before?.id ?? crypto.randomUUID(),
    rev: before?.rev ?? null,
    updatedAt: "",
  };
}
