import type { RedFlag } from "../contracts/red-flags.ts";
import type { AskReport } from "./danger-outcome.ts";

/** One quiet question that names the sign which may be meant, with warm words before it where it is a heavy one. */
export type AskLine = { question: string; lead?: string };

/** The quiet question for each red flag that is only suspected. */
export const askLines: Readonly<Record<RedFlag, AskLine>> = {
  self_harm: {
    lead: "It sounds very heavy.",
    question: "Are you thinking of hurting yourself, or not feeling safe right now?",
  },
  postpartum_or_psychosis: {
    lead: "That sounds very hard, and you are not a bad person for saying it.",
    question: "Are you afraid that you or your baby could come to harm?",
  },
  violence: {
    lead: "Thank you for telling me. None of it is your fault.",
    question: "Is someone hurting you, or are you afraid at home?",
  },
  minor: {
    lead: "Thank you for telling me.",
    question: "Is someone hurting you, or do you feel unsafe?",
  },
  poisoning: {
    question: "Has someone taken something that could be harmful, or more than they should?",
  },
  pregnancy_emergency: {
    question:
      "Could you be pregnant, with bleeding, strong pain, faintness or a baby that moves less?",
  },
  sugar_or_medicine_reaction: {
    question:
      "Is there shaking, drowsiness, fast breathing or swelling of the face or throat right now?",
  },
  stroke: {
    question:
      "Is your face, an arm, your speech or your sight affected, or is this the worst headache of your life?",
  },
  ovarian_hyperstimulation: {
    question: "Since the fertility drugs, is your tummy swelling fast, or do you pee very little?",
  },
  blood_clot: {
    question: "Is one calf swollen, warm or red now, or are you suddenly short of breath?",
  },
  heavy_bleeding: {
    question: "Do you soak a pad or tampon every hour, or feel dizzy or faint now?",
  },
  eating_disorder: {
    question: "Have you gone more than a day without food, or made yourself vomit?",
  },
  chest_pain: {
    question: "Do you have chest pain, a very fast heartbeat, or have you passed out?",
  },
  severe_pelvic_pain: {
    question: "Is the pain sudden or very strong, or do you have a fever or vomiting with it?",
  },
  infection: {
    question: "Do you have a fever, strong pain or a bad-smelling discharge now?",
  },
  unsafe_medicine_in_pregnancy: {
    question: "Could you be pregnant while you take this medicine?",
  },
  fast_virilisation: {
    question: "Have your voice, your hair or your body changed a lot within a few weeks or months?",
  },
};

/** Asked instead when it is about someone else. */
export const askAboutSomeoneElse: Readonly<Partial<Record<RedFlag, AskLine>>> = {
  self_harm: {
    lead: "It sounds very worrying.",
    question: "Could she hurt herself? Is she safe right now?",
  },
  violence: {
    lead: "Thank you for looking out for her.",
    question: "Is someone hurting her, or is she in danger now?",
  },
  minor: {
    lead: "Thank you for looking out for them.",
    question: "Is someone hurting the child, or is the child not safe?",
  },
  postpartum_or_psychosis: {
    lead: "It sounds very worrying.",
    question: "Are you afraid that she or the baby could come to harm?",
  },
};

/** What is asked about a red flag that is only suspected. */
export function askLineOf({ flag, isForSomeoneElse }: AskReport): AskLine {
  return (isForSomeoneElse ? askAboutSomeoneElse[flag] : undefined) ?? askLines[flag];
}
