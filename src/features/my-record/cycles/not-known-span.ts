import type { Hole } from "@/domain/record/cycles";
import type { RecordSpan } from "@/domain/record/record-schema";

/** A time about which she says that she does not know. */
export function notKnownSpan({ fromDay, toDay }: Hole): RecordSpan {
  return {
    id: crypto.randomUUID(),
    kind: "no_notes",
    name: "",
    doseText: "",
    fromDay,
    toDay,
    outcome: "",
    rev: null,
    updatedAt: "",
  };
}
