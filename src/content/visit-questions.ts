export type VisitQuestion = {
  id: string;
  text: string;
  /** Tags of `sources.ts` that make it worth asking. */
  sources: readonly string[];
};

export type QuestionGroup = { title: string; questions: readonly VisitQuestion[] };

function ask(id: string, text: string, ...sources: readonly string[]): VisitQuestion {
  return { id, text, sources };
}

/**
 * Questions that a woman may take to a visit, for a clinician to review. The idea of such a list: question prompt list
 * for PCOS, 2018.
 */
export const visitQuestions: readonly QuestionGroup[] = [
  {
    title: "What it is",
    questions: [
      ask("is-it-pcos", "Could this be PCOS, and what else could it be?", "G2023", "NICE-CKS"),
      ask("which-signs", "Which of my signs point to PCOS, and which do not?", "G2023"),
      ask("change-with-age", "How may this change as I get older?", "BALEN"),
    ],
  },
  {
    title: "Tests",
    questions: [
      ask("which-tests", "Which tests do I need now, and why?", "G2023", "NICE-CKS"),
      ask("when-to-test", "On which day should the blood be taken?", "END-B"),
      ask("tests-on-pill", "Does my birth control change these results?", "END-B"),
      ask("sugar-check", "How should my blood sugar be checked, and how often?", "G2023", "RCOG33"),
      ask("heart-check", "Should my blood pressure and blood fats be checked?", "CMAJ24"),
    ],
  },
  {
    title: "Periods and the lining of the womb",
    questions: [
      ask("how-often-bleed", "How often should I have a bleed?", "RCOG33"),
      ask("womb-lining", "Does the lining of my womb need care?", "RCOG33"),
      ask("heavy-bleeding", "What can help with heavy or long bleeding?", "NHS"),
    ],
  },
  {
    title: "Medicines",
    questions: [
      ask("choices", "Which treatments are there for me, and what happens without one?", "G2023"),
      ask("side-effects", "What side effects should I watch for?", "NHS-MET"),
      ask("how-long", "How long do I take it, and when do we look again?", "G2023"),
      ask("with-others", "Does it go together with what I take already?", "NHS-MET"),
      ask("supplements", "Is there a herb or supplement that I should leave?", "SUPP"),
    ],
  },
  {
    title: "Having children",
    questions: [
      ask("get-pregnant", "What are my chances of getting pregnant, and what could help?", "WOW"),
      ask("when-help", "When should I come back if I am not pregnant?", "ASRM-INF"),
      ask("avoid-pregnancy", "Which birth control suits me?", "RCOG-PI"),
    ],
  },
  {
    title: "Skin, hair and weight",
    questions: [
      ask("hair", "What can help with hair on my face or body?", "G2023"),
      ask("skin", "What can help with my skin or the hair on my head?", "G2023"),
      ask("weight", "How can I look after my health without a strict diet?", "G2018L"),
    ],
  },
  {
    title: "Mood and daily life",
    questions: [
      ask("mood", "Who can help me with my mood, worry or body image?", "AEPCOS", "CMAJ24"),
      ask("sleep", "I am tired or snore. Should my sleep be checked?", "CMAJ24", "RCOG33"),
    ],
  },
];
