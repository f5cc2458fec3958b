import { addDays } from "@/domain/whole-days";

import type { NotedDay } from "./bleeds";
import { seededRandom } from "./seeded-random";
import type { RecordSpan } from "./record-schema";

export type GeneratedHistory = { days: NotedDay[]; spans: RecordSpan[]; today: string };

const spanKinds = ["contraception", "pregnancy", "breastfeeding", "no_notes", "medicine"] as const;

/** A history made for tests: cycles of 15 to 180 days, some days skipped, holes, spans and her own words. */
export function generatedHistory(seed: number): GeneratedHistory {
  const chance = seededRandom(seed);
  const between = (low: number, high: number) => low + Math.floor(chance() * (high - low + 1));
  const isRegular = chance() < 0.3;
  const days = new Map<string, NotedDay>();
  let start = addDays("2020-01-01", between(0, 300));
  const notesNone = chance() < 0.5;
  for (let cycle = between(1, 16); cycle > 0; cycle -= 1) {
    const length = isRegular ? between(26, 31) : between(15, 180);
    const bleed = between(1, Math.min(10, length - 4));
    const isSilent = chance() < 0.15;
    for (let place = 0; place < length; place += 1) {
      const day = addDays(start, place);
      const isBleed = place < bleed && !(place > 0 && chance() < 0.2);
      if (isBleed) {
        const bleeding = ([1, 2, 3, 4] as const)[between(place === 0 ? 1 : 0, 3)] ?? 2;
        const word = place === 0 && chance() < 0.1 ? chance() < 0.5 : null;
        days.set(day, { day, bleeding, startsCycle: word });
      } else if (notesNone && !isSilent && chance() < 0.6) {
        days.set(day, { day, bleeding: chance() < 0.8 ? 0 : null, startsCycle: null });
      }
    }
    start = addDays(start, length);
  }
  const spans = Array.from({ length: between(0, 2) }, (_, place): RecordSpan => {
    const fromDay = addDays("2020-01-01", between(0, 1800));
    return {
      id: `00000000-0000-4000-8000-00000000000${place}`,
      kind: spanKinds[between(0, spanKinds.length - 1)] ?? "medicine",
      name: "",
      doseText: "",
      fromDay,
      toDay: chance() < 0.2 ? null : addDays(fromDay, between(0, 300)),
      outcome: "",
      rev: null,
      updatedAt: "",
    };
  });
  return { days: [...days.values()], spans, today: addDays(start, between(0, 200)) };
}
