import { owner, type OwnerLine } from "./build/owner.ts";

/** The day on which the numbers below were last checked against published sources. */
export const numbersLastChecked = owner.helplines.checked;

/** What a line is there for. */
export type HelpLineKind = "crisis" | "violence" | "child" | "eating";

export type HelpLine = {
  name: string;
  /** Empty for an emergency number, which is for everything. */
  kinds: readonly HelpLineKind[];
  /** The number as people read it. */
  number: string;
  /** What to call; null when the line takes text messages only. */
  tel: string | null;
  /** How to reach it by text message, if it has that. */
  text: string | null;
  /** Opening hours or cost, where the source says so. */
  detail: string | null;
};

export type CountryHelp = {
  /** As in the list of countries on the profile. */
  country: string;
  emergency: HelpLine;
  lines: readonly HelpLine[];
};

function line({ name, kinds, number, calls, text, detail }: OwnerLine): HelpLine {
  const tel = calls === false ? null : number.replaceAll(/[^\d+]/g, "");
  return { name, kinds, number, tel, text, detail };
}

/** Only numbers confirmed from published sources; the others are left out until someone has confirmed them. */
export const emergencyNumbers: readonly CountryHelp[] = owner.helplines.countries.map(
  ({ country, emergency, lines }) => ({
    country,
    emergency: line(emergency),
    lines: lines.map(line),
  }),
);

/** What to say where we have no confirmed number. */
export const helpElsewhere = {
  sentence: "Call your local emergency number, or go to the nearest hospital.",
  /** The lists of crisis lines by country, the confirmed one first. */
  directory: {
    name: "befrienders.org",
    url: "https://befrienders.org",
    about: "Find a crisis line near you",
  },
  otherDirectory: { name: "findahelpline.com", url: "https://findahelpline.com" },
} as const;

/** The kinds of lines in words, and the kind to offer where a country has no confirmed line of one. */
export const lineKinds = {
  crisis: { words: "for a mental health crisis", nearest: null },
  violence: { words: "for violence at home", nearest: "crisis" },
  child: { words: "for children and teenagers", nearest: "violence" },
  eating: { words: "for eating problems", nearest: "crisis" },
} as const satisfies Record<HelpLineKind, { words: string; nearest: HelpLineKind | null }>;
