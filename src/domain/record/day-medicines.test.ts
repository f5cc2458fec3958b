import { expect, test } from "vitest";

import { medicinesOfDay } from "./day-medicines";
import type { RecordSpan } from "./record-schema";

function span(name: string, part: Partial<RecordSpan> = {}): RecordSpan {
  return {
    id: "0d6a6a3e-6d0e-4b0b-9a53-3f0b8a4f0001",
    kind: "medicine",
    name,
    doseText: "",
    fromDay: "2026-03-01",
    toDay: null,
    outcome: "",
    rev: null,
    updatedAt: "",
    ...part,
  };
}

const nothing = { day: "2026-03-05", medicines: [] };

test("a medicine can be ticked from its first day to its last, and no day before or after", () => {
  const spans = [span("Metformin", { fromDay: "2026-03-05", toDay: "2026-03-06" })];
  const named = ["2026-03-04", "2026-03-05", "2026-03-06", "2026-03-07"].map((day) =>
    medicinesOfDay({ day, medicines: [] }, spans),
  );
  expect(named).toEqual([[], ["Metformin"], ["Metformin"], []]);
});

test("only medicines with a name are offered, each once", () => {
  const spans = [
    span("Metformin"),
    span(" Metformin "),
    span("  "),
    span("Pill", { kind: "contraception" }),
  ];
  expect(medicinesOfDay(nothing, spans)).toEqual(["Metformin"]);
});

test("what she has ticked stays, also when its span is gone", () => {
  const ticked = { ...nothing, medicines: ["Iron", "Metformin"] };
  expect(medicinesOfDay(ticked, [span("Metformin")])).toEqual(["Metformin", "Iron"]);
});
