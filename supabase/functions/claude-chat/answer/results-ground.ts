import type { LabResult } from "../../_shared/contracts/lab-result.ts";
import type { Ground } from "../model/conversation.ts";
import { analyteOf } from "../../_shared/lab-results/convert-result.ts";
import type { LabGuide } from "../lab-results/explain-results.ts";

const MOST_PAGES = 4;

/** The user's results as a model reads them: the same rows that are shown. */
export function resultsForModel(results: readonly LabResult[]): string {
  if (results.length === 0) return "";
  const rows = results.map(({ test, value, unit, range, place, doubtful }) => {
    const printed =
      range === undefined
        ? "no range printed"
        : `range printed on her report ${range}${place === undefined ? "" : `: ${place}`}`;
    const doubt = doubtful ? "; DOUBTFUL: the number may be misread" : "";
    return `- ${[test, value, unit].join(" ").trim()}; ${printed}${doubt}`;
  });
  return `Her results, read by our program and shown to her as a list:\n\n${rows.join("\n")}`;
}

/** What our lab guide says of the user's tests: what each is for and the numbers often quoted. */
export function labGrounds(results: readonly LabResult[], guide: LabGuide): Ground[] {
  const pages = [...new Set(results.flatMap(({ test }) => analyteOf(test)?.page ?? []))];
  return pages.slice(0, MOST_PAGES).flatMap((page) => {
    const purpose = guide.passage(`lab-tests/${page}#what-it-is-for`);
    const numbers = guide.passage(`lab-tests/${page}#numbers-often-quoted`);
    if (purpose === undefined) return [];
    return [
      {
        id: `lab-tests/${page}`,
        title: purpose.title.replace(/:.*/, ""),
        href: `/lab-tests/${page}`,
        text: [purpose.text, numbers?.text ?? ""].join("\n\n").trim(),
      },
    ];
  });
}
