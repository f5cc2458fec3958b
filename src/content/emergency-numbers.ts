/** The day on which the numbers below were last checked against published sources. */
export const numbersLastChecked = "2026-11-20";

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

function line(
  name: string,
  number: string,
  more: Partial<Omit<HelpLine, "name" | "number">> = {},
): HelpLine {
  const tel = number.replaceAll(/[^\d+]/g, "");
  return { name, kinds: [], number, tel, text: null, detail: null, ...more };
}

/** Only numbers confirmed from published sources; the others are left out until someone has confirmed them. */
export const emergencyNumbers: readonly CountryHelp[] = [
  {
    country: "Nigeria",
    // Nigerian Communications Commission, statements in the press since 2020.
    emergency: line("Any emergency", "112", {
      detail: "Free from any network. Or go to the nearest hospital.",
    }),
    lines: [
      // SURPIN launch reports, still published in November 2024.
      line("SURPIN, thoughts of suicide", "0800 078 7746", {
        kinds: ["crisis"],
        detail: "Free call.",
      }),
      line("SURPIN in English", "0903 440 0009", {
        kinds: ["crisis"],
        detail: "You pay for the call.",
      }),
      line("SURPIN in Hausa", "0814 224 1007", {
        kinds: ["crisis"],
        detail: "You pay for the call.",
      }),
      // bellanaija.com, October 2020.
      line("She Writes Woman, mental health", "0800 800 2000", {
        kinds: ["crisis"],
        detail: "Free call.",
      }),
      // Launch reports, May 2021.
      line("Lagos, violence at home or sexual violence", "0800 033 3333", {
        kinds: ["violence"],
        detail: "Free call, day and night.",
      }),
      // thenationonlineng.net.
      line("NAPTIP, people sold or held by force", "627", {
        kinds: ["violence", "child"],
        detail: "Free call. Or go to the nearest hospital.",
      }),
    ],
  },
  {
    country: "United States",
    emergency: line("Any emergency", "911"),
    lines: [
      // 988lifeline.org.
      line("Suicide and crisis line", "988", {
        kinds: ["crisis"],
        text: "Text 988.",
        detail: "Day and night.",
      }),
      // Crisis Text Line's partner pages.
      line("Crisis Text Line", "741741", {
        kinds: ["crisis"],
        tel: null,
        text: "Text HOME to 741741.",
      }),
      // Office for Victims of Crime, 2022.
      line("Violence at home", "1-800-799-7233", {
        kinds: ["violence"],
        text: "Text START to 88788.",
      }),
      // Confirmed from a secondary page.
      line("RAINN, sexual assault", "1-800-656-4673", { kinds: ["violence"] }),
    ],
  },
  {
    country: "United Kingdom",
    emergency: line("Any emergency", "999"),
    lines: [
      // NHS trusts' pages.
      line("NHS advice", "111", {
        kinds: ["crisis", "eating"],
        detail: "In England, choose option 2 for mental health. Day and night.",
      }),
      // Samaritans.
      line("Samaritans, someone to talk to", "116 123", {
        kinds: ["crisis", "eating"],
        detail: "Free call, day and night.",
      }),
      // Local domestic abuse services' pages.
      line("Violence at home", "0808 2000 247", {
        kinds: ["violence"],
        detail: "Day and night.",
      }),
      line("Childline, for children and teenagers", "0800 1111", { kinds: ["child"] }),
    ],
  },
];

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
