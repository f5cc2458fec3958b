import type { Passage } from "../../../supabase/functions/_shared/knowledge/passage.ts";
import { paths } from "../../lib/paths.ts";
import { emergencyNumbers, helpElsewhere, type HelpLine } from "../emergency-numbers.ts";
import { urgentHelp, urgentSigns } from "../urgent-help.ts";
import { listText } from "./passage-text.ts";

const PAGE = paths.urgentHelp.slice(1);
const keywords = ["urgent help", "emergency", "danger"];

/** The signs that cannot wait, and the numbers to call in each country. */
export function urgentPassages(): Passage[] {
  return [...signPassages(), ...numberPassages()];
}

function signPassages(): Passage[] {
  return urgentSigns.flatMap(({ title: when, signs }) =>
    signs.map(({ id, title, signs: lines, todo }) => ({
      id: `${PAGE}#${id}`,
      title: `${urgentHelp.title}: ${title}`,
      href: `${paths.urgentHelp}#${id}`,
      text: `**${title}.** ${when}.\n\n${listText(lines)}\n\n${todo}`,
      keywords,
    })),
  );
}

function numberPassages(): Passage[] {
  return emergencyNumbers.map(({ country, emergency, lines }) => {
    const id = `${PAGE}#numbers-${country.toLowerCase().replaceAll(" ", "-")}`;
    return {
      id,
      title: `${urgentHelp.title}: numbers in ${country}`,
      href: `${paths.urgentHelp}#help-lines`,
      text: `In ${country}, call ${emergency.number} in any emergency, or go to the nearest hospital.\n\n${listText(lines.map(lineInWords))}\n\n${helpElsewhere.sentence}`,
      keywords,
    };
  });
}

function lineInWords({ name, number, text, detail }: HelpLine): string {
  return [`${name}: ${number}.`, text, detail].filter((part) => part !== null).join(" ");
}
