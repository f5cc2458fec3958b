import type { RiskLevel, ScoredQuestion } from "@/domain/risk-score";

export type AssessmentQuestion = Omit<ScoredQuestion, "options"> & {
  text: string;
  /** A short help under the question; null when the question explains itself. */
  hint: string | null;
  options: readonly { id: string; text: string; value: number }[];
};

type Recommendation = { title: string; detail: string };

export type AssessmentOutcome = {
  name: string;
  meaning: string;
  recommendations: readonly [Recommendation, Recommendation, Recommendation, Recommendation];
};

/** Stands before the first question. */
export const assessmentIntro = {
  about: "Eight short questions about the signs of PCOS (now also called PMOS).",
  scope:
    "Answer for the time when you were not pregnant, not breastfeeding and not using hormonal contraception. For adults 18 to 45. This is not a diagnosis.",
  privacy: "Your answers stay on this page and are not saved.",
} as const;

export const assessmentQuestions: readonly AssessmentQuestion[] = [
  {
    id: "q1",
    text: "How regular are your periods?",
    hint: "Count from the first day of one period to the first day of the next.",
    options: [
      {
        id: "q1a",
        text: "Fewer than 8 a year, or usually more than 35 days apart, or none",
        value: 3,
      },
      { id: "q1b", text: "They vary by more than a week, or I am not sure", value: 1 },
      { id: "q1c", text: "Usually 21 to 35 days apart", value: 0 },
    ],
  },
  {
    id: "q2",
    text: "What is the longest gap you have had between periods in the last year?",
    hint: "Your best guess is fine.",
    options: [
      { id: "q2a", text: "More than 90 days", value: 3 },
      { id: "q2b", text: "36 to 90 days", value: 1 },
      { id: "q2c", text: "35 days or less", value: 0 },
    ],
  },
  {
    id: "q3",
    text: "Do you have thick, dark hair on your chin, upper lip, chest, tummy or back?",
    hint: "Doctors call this hirsutism. Think of a usual month, before any hair removal.",
    options: [
      { id: "q3a", text: "Yes, enough that I remove or hide it", value: 3 },
      { id: "q3b", text: "A little", value: 1 },
      { id: "q3c", text: "No", value: 0 },
    ],
  },
  {
    id: "q4",
    text: "Do you have acne as an adult, especially on the jaw, chest or back?",
    hint: null,
    options: [
      { id: "q4a", text: "Often or severe", value: 3 },
      { id: "q4b", text: "Sometimes or mild", value: 1 },
      { id: "q4c", text: "Rarely or never", value: 0 },
    ],
  },
  {
    id: "q5",
    text: "Is the hair on top of your head getting thinner?",
    hint: "It may show first where you part your hair.",
    options: [
      { id: "q5a", text: "Yes, clearly", value: 3 },
      { id: "q5b", text: "Maybe, slightly", value: 1 },
      { id: "q5c", text: "No", value: 0 },
    ],
  },
  {
    id: "q6",
    text: "Has a clinician said your ovaries look polycystic on a scan, or that your AMH or testosterone was high?",
    hint: "Polycystic means many small sacs with eggs. AMH and testosterone are hormones; a blood test measures them.",
    options: [
      { id: "q6a", text: "Yes", value: 3 },
      { id: "q6b", text: "I have not been tested, or I am not sure", value: 1 },
      { id: "q6c", text: "No, tests were normal", value: 0 },
    ],
  },
  {
    id: "q7",
    text: "Do close female relatives have PCOS, or close relatives type 2 diabetes?",
    hint: "Close relatives are your parents, sisters, brothers and children.",
    options: [
      { id: "q7a", text: "Yes, PCOS", value: 2 },
      { id: "q7b", text: "Type 2 diabetes, or I do not know", value: 1 },
      { id: "q7c", text: "No", value: 0 },
    ],
  },
  {
    id: "q8",
    text: "Do you have any of these: dark velvety skin patches, weight gain around the middle, or raised blood sugar?",
    hint: "The patches are most often on the neck, in the armpits or in the groin.",
    options: [
      { id: "q8a", text: "Two or more", value: 3 },
      { id: "q8b", text: "One", value: 1 },
      { id: "q8c", text: "None", value: 0 },
    ],
  },
];

/** Stands in every result, whatever the level. */
export const assessmentNotice = {
  title: "This is not a diagnosis.",
  text: "Only a clinician can diagnose PCOS, usually with questions, an examination and blood tests.",
  whateverTheScore:
    "Whatever your score, see a clinician if your periods come more than 90 days apart or fewer than 8 times a year, if you have new thick facial or body hair, or if you have been trying for a baby without success.",
} as const;

export const assessmentPoints =
  "This is a count of answers, not a chance of having PCOS. It has not been tested as a medical tool.";

export const assessmentOutcomes: Readonly<Record<RiskLevel, AssessmentOutcome>> = {
  high: {
    name: "High",
    meaning:
      "Your answers share many signs with PCOS (now also called PMOS). Other conditions, such as thyroid problems, can look the same. Many people with this result turn out not to have PCOS.",
    recommendations: [
      {
        title: "See a PCOS specialist",
        detail: "This is a gynaecologist, or an endocrinologist (a hormone doctor).",
      },
      {
        title: "Request hormone and ultrasound tests",
        detail: "Ask for hormone blood tests and, for adults, a scan of the ovaries.",
      },
      {
        title: "Keep tracking your symptoms",
        detail: "Write down your periods, and what you see in your hair, skin and mood.",
      },
      {
        title: "Explore resources",
        detail: "Look at the lab guide and the pages on food, fitness and mental health.",
      },
    ],
  },
  moderate: {
    name: "Moderate",
    meaning:
      "Your answers share some signs with PCOS (now also called PMOS). Other conditions, such as thyroid problems, can cause the same signs. Many people with this result turn out not to have PCOS.",
    recommendations: [
      {
        title: "Book a visit with a doctor or nurse",
        detail: "Print this page or take a photo, so that they can read your answers.",
      },
      {
        title: "Ask which blood tests are right for you",
        detail: "They may look at hormones, blood sugar and the thyroid.",
      },
      {
        title: "Keep notes for three months",
        detail: "Write down your periods, and what you see in your hair, skin and mood.",
      },
      {
        title: "Read the nutrition and fitness guides",
        detail: "Go at your own pace and try what suits you.",
      },
    ],
  },
  low: {
    name: "Low",
    meaning:
      "Your answers share few signs with PCOS (now also called PMOS). A low result does not rule PCOS out.",
    recommendations: [
      {
        title: "Keep a simple record of your periods",
        detail: "Three months are enough to see a pattern.",
      },
      {
        title: "See a clinician if the notice above fits you",
        detail: "A low result is no reason to wait.",
      },
      {
        title: "Eat and move in ways you enjoy",
        detail: "This helps everyone, with or without PCOS.",
      },
      {
        title: "Learn the signs of PCOS",
        detail: "Take the quiz again if things change.",
      },
    ],
  },
};

/** Where the questions come from; the wording waits for a clinician's signature. */
export const assessmentReview = {
  basis:
    "The questions follow the 2018 and 2023 international PCOS guidelines and UK guidance (NICE).",
  signOff: "A clinician has not yet signed off these texts.",
} as const;
