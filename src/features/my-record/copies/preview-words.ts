import type { CopyPreview } from "@/domain/record/record-copy";
import { countOf } from "@/domain/record/record-tables";

function entries(count: number): string {
  return count === 1 ? "1 entry" : `${count} entries`;
}

/** What a copy would do to her record, a sentence for each kind of entry that it has. */
export function previewInWords(
  { added, same, different }: CopyPreview,
  unreadable: number,
): string[] {
  const count = countOf(added);
  const sentences = [
    count === 0 ? "Nothing in this file is new." : `${entries(count)} in this file: new.`,
  ];
  if (same > 0) sentences.push(`${entries(same)}: here already.`);
  if (different > 0) {
    sentences.push(`${entries(different)}: different from what you have here. Yours stay.`);
  }
  if (unreadable > 0) sentences.push(`${entries(unreadable)}: could not be read.`);
  return sentences;
}
