import {
  type CountryHelp,
  emergencyNumbers,
  type HelpLine,
  type HelpLineKind,
  lineKinds,
} from "@/content/emergency-numbers";

export type Lines = {
  /** The numbers of her own country alone, or of every country we know when hers is unknown; none when hers has none. */
  countries: readonly CountryHelp[];
  /** What to say where her country has no confirmed line of a kind. */
  missing: readonly string[];
};

function hasKind(kind: HelpLineKind) {
  return ({ kinds }: HelpLine) => kinds.includes(kind);
}

/** Whom to call: the emergency numbers, and the lines of these kinds or of the nearest ones there are. */
export function linesFor(country: string | null, wanted: readonly HelpLineKind[]): Lines {
  const known =
    country === null
      ? emergencyNumbers
      : emergencyNumbers.filter((help) => help.country === country);
  const lines = new Set<HelpLine>();
  const missing: string[] = [];
  for (const kind of wanted) {
    const all = known.flatMap((help) => help.lines);
    const { words, nearest } = lineKinds[kind];
    const found = all.filter(hasKind(kind));
    const instead = found.length > 0 || nearest === null ? found : all.filter(hasKind(nearest));
    for (const line of instead) lines.add(line);
    if (found.length === 0) {
      const sentence = `We know of no confirmed line ${words} in ${country ?? "your country"}.`;
      missing.push(instead.length === 0 ? sentence : `${sentence} These come nearest:`);
    }
  }
  const countries = known.map((help) => ({
    ...help,
    lines: help.lines.filter((line) => lines.has(line)),
  }));
  return { countries, missing };
}
