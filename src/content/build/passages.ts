import type { LabTest } from "../lab-test.ts";
import { blockLines } from "../../domain/article.ts";
import type { Passage } from "../../../supabase/functions/_shared/knowledge/passage.ts";

/** One passage for each section of each lab test, in the order of the guide. */
export function labTestPassages(tests: readonly LabTest[]): Passage[] {
  return tests.flatMap((test) =>
    test.sections.map((section) => {
      const place = `lab-tests/${test.id}#${section.id}`;
      return {
        id: place,
        title: `${test.name}: ${lowerFirst(section.heading)}`,
        href: `/${place}`,
        text: blockLines(section.blocks).join(" "),
        keywords: [...new Set([test.shortName, ...test.alsoCalled])],
      };
    }),
  );
}

/** The committed file's exact text. */
export function passagesFile(passages: readonly Passage[]): string {
  return `${JSON.stringify(passages, null, 2)}\n`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
