import type { Phenotype, PhenotypeSign } from "@/domain/phenotype";

/** Asked with a symptom that can be a sign of danger; both answers go with the symptom. */
export type DangerQuestion = { question: string; yes: string; no: string };

export type Symptom = {
  id: string;
  name: string;
  danger: DangerQuestion | null;
};

function plain(id: string, name: string): Symptom {
  return { id, name, danger: null };
}

function sign(id: PhenotypeSign, name: string): Symptom {
  return { id, name, danger: null };
}

/** What she can tick. Sources: WHO and NHS symptom lists; sleep and mood screening of the 2023 international guideline. */
export const symptoms: readonly Symptom[] = [
  sign("irregular-periods", "Irregular, infrequent or missed periods"),
  sign("hirsutism", "Extra hair on face, chest, tummy or back (hirsutism)"),
  sign("acne-or-oily-skin", "Acne or oily skin"),
  sign("scalp-thinning", "Thinning hair on the scalp"),
  sign("ovarian-cysts", "Ovarian cysts, or “polycystic ovaries” seen on a scan"),
  plain("weight-gain", "Weight gain, or weight that is hard to manage"),
  plain("dark-skin-patches", "Dark, velvety skin patches on the neck, armpits or groin"),
  plain("skin-tags", "Small skin tags"),
  plain("difficulty-getting-pregnant", "Difficulty getting pregnant"),
  {
    id: "heavy-periods",
    name: "Heavy or long-lasting periods",
    danger: {
      question: "Do you soak a pad or tampon every hour, or feel dizzy or faint?",
      yes: "I soak a pad every hour, or I feel dizzy or faint.",
      no: "I do not soak a pad every hour, and I am not dizzy or faint.",
    },
  },
  plain("tiredness", "Tiredness, loud snoring or poor sleep"),
  {
    id: "low-mood",
    name: "Low mood, worry or stress about my body",
    danger: {
      question: "Have you thought about ending your life or hurting yourself?",
      yes: "I have thought about ending my life or hurting myself.",
      no: "I have no thoughts of ending my life or hurting myself.",
    },
  },
  {
    id: "pelvic-pain",
    name: "Pelvic or lower tummy pain",
    danger: {
      question: "Is the pain sudden or very severe?",
      yes: "I have sudden or very severe tummy pain.",
      no: "The pain is not sudden or severe.",
    },
  },
];

export const symptomPanelTexts = {
  title: "Your symptoms",
  lead: "Tick what applies. We send only these words.",
  scope:
    "A pattern is only for adults who are not pregnant and do not use hormonal birth control. It cannot be decided from symptoms alone.",
  missed: "Please answer yes or no first.",
  /** The first line of every message that the list makes. */
  opening: "My symptoms:",
  acknowledgement: "Thank you for sharing your symptoms. I am looking for what our guides say.",
} as const;

/** Whether the list of symptoms made this message. */
export function isSymptomMessage(text: string): boolean {
  return text.startsWith(`${symptomPanelTexts.opening}\n- `);
}

export type PatternText = { title: string; hedge: string };

const NOT_A_DIAGNOSIS =
  "This is not a diagnosis. Other conditions, such as thyroid problems or high prolactin, can look the same. Please take this list to a doctor. Only a clinician can confirm.";

function matching(pattern: string): string {
  return `The symptoms you ticked match the pattern doctors call ${pattern}. ${NOT_A_DIAGNOSIS}`;
}

/** What is said about each pattern. Sources: Rotterdam criteria as extended by NIH 2012; international guideline 2023. */
export const patternTexts: Readonly<Record<Phenotype, PatternText>> = {
  A: {
    title: "Phenotype A (Classic PCOS)",
    hedge: `${matching("Phenotype A")} “Cysts” on a scan are not always polycystic ovaries.`,
  },
  B: {
    title: "Phenotype B",
    hedge: `${matching("Phenotype B")} If a scan later shows polycystic ovaries, it would be Phenotype A.`,
  },
  C: {
    title: "Phenotype C",
    hedge: `${matching("Phenotype C")} “Cysts” on a scan are not always polycystic ovaries.`,
  },
  D: {
    title: "Phenotype D (non-hyperandrogenic)",
    hedge: `${matching("Phenotype D")} “Cysts” on a scan are not always polycystic ovaries.`,
  },
};

/** Said when the ticked symptoms match no pattern. */
export const noPatternText: PatternText = {
  title: "Please see a healthcare provider",
  hedge: `The symptoms you ticked do not match one of the four patterns. A provider can look for the cause. ${NOT_A_DIAGNOSIS}`,
};

/** Said to a person under 18, for whom patterns were not made. */
export const minorText: PatternText = {
  title: "Please talk to someone you trust",
  hedge:
    "Under 18, bodies are still changing, so we do not name a pattern. Please talk to a parent, a school nurse or a doctor you trust about these symptoms.",
};
