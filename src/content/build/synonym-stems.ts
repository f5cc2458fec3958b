import { asWritten, wordsOf } from "../../../supabase/functions/_shared/knowledge/reading.ts";
import { synonymRows } from "../../../supabase/functions/_shared/knowledge/synonyms.ts";
import { stem } from "../../../supabase/functions/_shared/language/stem.ts";

/** The committed file of the synonyms, exact: what is understood, and each name for it by the stems of its words. */
export function synonymStemsFile(): string {
  const rows = synonymRows.map(([meaning, names]) => {
    const stems = names.map((name) => wordsOf(name, asWritten).map(stem).join(" "));
    return [meaning, [...new Set(stems)].join(",")];
  });
  return `${JSON.stringify(rows, null, 2)}\n`;
}
