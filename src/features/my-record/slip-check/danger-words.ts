import { messageWithNote, noteLabels } from "@shared/contracts/message-parts";
import { analyteName } from "@/domain/record/analyte-names";

type Measured = { analyte: string | null; name: string; valueText: string; unit: string };

/** Results as the check for danger reads those of a photo: numbers that may decide, and no words of hers. */
export function dangerWords(results: readonly Measured[]): string {
  const lines = results.map(({ analyte, name, valueText, unit }) => {
    const known = analyte === null ? null : analyteName(analyte);
    return `${known ?? name} ${valueText} ${unit}`;
  });
  return messageWithNote("", `[${noteLabels.photo}: slip]\n${lines.join("\n")}`);
}
