import { droppedWords } from "@/content/record-import";
import {
  DROPPED_REASONS,
  foundIn,
  type ImportReading,
} from "@/domain/record/import/import-reading";
import type { ImportPlan } from "@/domain/record/import/plan-import";

function entries(count: number): string {
  return count === 1 ? "1 entry" : `${count.toLocaleString("en-GB")} entries`;
}

function days(count: number): string {
  return count === 1 ? "1 day" : `${count.toLocaleString("en-GB")} days`;
}

function sentences(rows: readonly (readonly [number, string])[]): string[] {
  return rows.filter(([count]) => count > 0).map(([, sentence]) => sentence);
}

/** What became of each thing in a file; together they are all that it holds. */
export function readingInWords(reading: ImportReading): string[] {
  const { outcomes, unknownAmounts, shortened } = reading;
  return [
    `${entries(foundIn(reading))} in the file.`,
    ...sentences([
      [outcomes.used, `${entries(outcomes.used)}: read.`],
      ...DROPPED_REASONS.map(
        (reason) =>
          [outcomes[reason], `${entries(outcomes[reason])} ${droppedWords[reason]}`] as const,
      ),
      [outcomes.unreadable, `${entries(outcomes.unreadable)}: could not be read.`],
      [
        unknownAmounts,
        `For ${days(unknownAmounts)} the file does not say how much you bled. They are kept as Light.`,
      ],
      [shortened, `${entries(shortened)}: cut, because a note holds 500 letters.`],
    ]),
  ];
}

/** What bringing in a file would do to her record. */
export function planInWords({ added, filled, same, different }: ImportPlan): string[] {
  if (added + filled + different === 0) return ["Nothing in this file is new."];
  return sentences([
    [added, `${entries(added)}: new.`],
    [filled, `${entries(filled)}: here already, and gain something.`],
    [same, `${entries(same)}: here already.`],
    [different, `${entries(different)}: different from what you have here.`],
  ]);
}
