import * as z from "zod/mini";

import { FIRST_DAY, SPAN_KINDS, type RecordSpan } from "@/domain/record/record-schema";
import { isDay } from "@/domain/whole-days";

const named = ["medicine", "procedure"];

function isKnownDay(text: string): boolean {
  return isDay(text) && text >= FIRST_DAY;
}

/** What she types about something that goes on for a time; only an appointment may lie ahead. */
export function spanFormSchema(today: string) {
  const isPastDay = (text: string) => isKnownDay(text) && text <= today;
  return z
    .object({
      kind: z.enum(SPAN_KINDS),
      name: z.string().check(z.trim(), z.maxLength(80, "Use 80 letters or fewer.")),
      doseText: z.string().check(z.trim(), z.maxLength(60, "Use 60 letters or fewer.")),
      fromDay: z.string().check(z.refine(isKnownDay, "Enter a day.")),
      toDay: z
        .string()
        .check(
          z.refine(
            (text) => text === "" || isPastDay(text),
            "Enter a day up to today, or leave it empty.",
          ),
        ),
      outcome: z.string().check(z.trim(), z.maxLength(120, "Use 120 letters or fewer.")),
    })
    .check(
      z.refine(({ kind, fromDay }) => kind === "appointment" || fromDay <= today, {
        path: ["fromDay"],
        error: "Enter a day up to today.",
      }),
      z.refine(({ kind, name }) => !named.includes(kind) || name !== "", {
        path: ["name"],
        error: "Enter its name.",
      }),
      z.refine(
        ({ kind, fromDay, toDay }) => kind === "appointment" || toDay === "" || toDay >= fromDay,
        {
          path: ["toDay"],
          error: "Enter a day that is not before the first day.",
        },
      ),
    );
}

export type SpanForm = z.infer<ReturnType<typeof spanFormSchema>>;

/** A form about nothing yet. */
export function emptySpanForm(today: string): SpanForm {
  return { kind: "medicine", name: "", doseText: "", fromDay: today, toDay: "", outcome: "" };
}

/** The form of what is kept. */
export function toSpanForm(span: RecordSpan): SpanForm {
  const { kind, name, doseText, fromDay, toDay, outcome } = span;
  return { kind, name, doseText, fromDay, toDay: toDay ?? "", outcome };
}

/** What is kept of a form; a dose belongs to medicines alone. */
export function toSpan(form: SpanForm, before: RecordSpan | null): RecordSpan {
  return {
    ...form,
    name: form.kind === "no_notes" ? "" : form.name,
    doseText: form.kind === "medicine" || form.kind === "contraception" ? form.doseText : "",
    outcome: form.kind === "no_notes" ? "" : form.outcome,
    toDay: form.kind === "appointment" ? form.fromDay : form.toDay || null,
    id: before?.id ?? crypto.randomUUID(),
    rev: before?.rev ?? null,
    updatedAt: "",
  };
}
