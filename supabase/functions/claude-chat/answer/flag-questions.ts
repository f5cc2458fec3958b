import type { RedFlag } from "../../_shared/contracts/red-flags.ts";
import type { BankReply } from "./answer-from-bank.ts";
import type { Bank } from "./bank.ts";

/** What the bank can say near the subject of each red flag, as it asks it. */
export const flagQuestions: Readonly<Record<RedFlag, readonly string[]>> = {
  self_harm: [
    "I feel so sad and tired all the time. Is it PCOS?",
    "I feel alone with PCOS. Who can I talk to?",
    "Does therapy help with PCOS?",
  ],
  postpartum_or_psychosis: [
    "Is low mood after birth more likely with PCOS?",
    "I feel so sad and tired all the time. Is it PCOS?",
    "Does therapy help with PCOS?",
  ],
  violence: [
    "My partner hurts or forces me. What can I do?",
    "I feel alone with PCOS. Who can I talk to?",
  ],
  poisoning: [
    "Are agbo and herbal mixtures safe for PCOS?",
    "I feel alone with PCOS. Who can I talk to?",
  ],
  pregnancy_emergency: [
    "Is my period late from PCOS, or am I pregnant?",
    "When should I take a pregnancy test with PCOS?",
    "My test is negative but no period. What now?",
  ],
  sugar_or_medicine_reaction: [
    "What are the side effects of metformin?",
    "Will I get diabetes because of PCOS?",
    "My fasting sugar is high. What does it mean?",
  ],
  stroke: [
    "Who should be careful with the pill?",
    "How often should my blood pressure be checked?",
  ],
  ovarian_hyperstimulation: [
    "What is OHSS, and am I at risk with PCOS?",
    "What are fertility injections like in PCOS?",
  ],
  blood_clot: [
    "Who should be careful with the pill?",
    "What can I use for my periods if I can't take the pill?",
  ],
  heavy_bleeding: [
    "How heavy is too heavy for a period?",
    "Why does my period last for weeks?",
    "Can heavy periods make me weak or low in iron?",
  ],
  eating_disorder: [
    "Are eating disorders more common with PCOS?",
    "I eat a lot at once and can't stop. What is that?",
    "Can eating too little or losing weight stop my periods?",
  ],
  chest_pain: [
    "Does PCOS affect the heart?",
    "Who should be careful with the pill?",
    "Why am I so anxious with PCOS?",
  ],
  severe_pelvic_pain: [
    "Does PCOS cause pelvic or lower tummy pain?",
    "Why are my periods so painful?",
    "Do I have cysts if I have PCOS?",
  ],
  infection: ["Does PCOS cause pelvic or lower tummy pain?"],
  unsafe_medicine_in_pregnancy: [
    "Which PCOS medicines are not safe in pregnancy?",
    "Is metformin used during pregnancy?",
  ],
  fast_virilisation: [
    "My hair grows very fast all of a sudden. Should I worry?",
    "My voice is getting deeper. Is that PCOS?",
    "Which test results need a doctor quickly?",
  ],
  minor: [
    "How do I tell my parents that I may have PCOS?",
    "They laugh at me in school because of my hair or weight. What now?",
  ],
};

/** For someone who knows that she is pregnant, in place of whether she is. */
export const questionsInPregnancy: readonly string[] = [
  "Does PCOS cause miscarriage?",
  "Is pregnancy with PCOS risky?",
  "Will my baby be healthy if I have PCOS?",
];
const IS_PREGNANT =
  /\b(?:(?:weeks?|wks?|months?|mths?) (?:pregnant|preg|gone)|(?:i am|i'm|im|she is|she's|am) (?:now )?(?:\d+ (?:weeks?|months?) )?(?:pregnant|preg)(?! or)|my (?:pregnancy|unborn)|pregnant with|i (?:carry|get) belle)\b/i;

const MOST_CHOICES = 3;
/** So many of the bank's nearest questions say which of a flag's come first. */
const NEAREST = 40;

/**
 * Questions to choose from after the card for a red flag has been seen, with an answer or in its place: what the words may
 * mean and what the bank has near the flag's subject, in turn, since pain that may be of a pregnancy is told in the words
 * of any pain.
 */
export function choicesAfterFlags(
  bank: Bank,
  question: string,
  flags: readonly RedFlag[],
  { choices = [], answered = [], offer }: Pick<BankReply, "choices" | "answered" | "offer">,
): string[] {
  if (answered.length > 0 && choices.length > 0 && offer !== "instead") return choices;
  const knowsOfPregnancy = flags.includes("pregnancy_emergency") && IS_PREGNANT.test(question);
  const fitting = knowsOfPregnancy
    ? choices.filter((each) => !flagQuestions.pregnancy_emergency.includes(each))
    : choices;
  const nearest = bank.nearestEntries(question, [], NEAREST).map((entry) => entry.question);
  const ofFlags = flags.flatMap((flag) => {
    const isHers = flag === "pregnancy_emergency" && knowsOfPregnancy;
    const known = isHers ? questionsInPregnancy : flagQuestions[flag];
    return [...nearest.filter((each) => known.includes(each)), ...known];
  });
  if (answered.some((each) => ofFlags.includes(each))) return [];
  const [first, ...rest] = new Set(ofFlags);
  const inTurn = [first ?? [], fitting.slice(0, 1), rest.slice(0, 1), fitting, rest].flat();
  return [...new Set(inTurn)].slice(0, MOST_CHOICES);
}
