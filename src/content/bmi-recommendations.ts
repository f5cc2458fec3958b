import type { BmiCategory } from "@/domain/bmi";

export type BmiRangeText = {
  name: string;
  range: string;
  recommendations: readonly [string, string, string, string];
};

export const bmiTexts = {
  lead: "A number from your height and weight. It does not diagnose PCOS (now also called PMOS), and it does not measure your health. For adults who are not pregnant or breastfeeding.",
  waiting: "Enter your height and weight to see your BMI results",
  privacy: "Worked out on your device. Nothing is sent or saved.",
  exempt: "I am under 18, pregnant or breastfeeding",
  exemptHint: "Tick this if any of the three is true. The number would not fit you.",
  stopTitle: "We leave the number out for now",
  stop: "These ranges were made for adults who are not pregnant or breastfeeding. Weight is meant to change while you grow, carry a baby or feed one. A doctor, nurse or midwife can tell you what fits you.",
  changed: "Your numbers have changed. Press Calculate BMI again to see the new result.",
  unusual:
    "Please check these numbers. They are far from what most adults measure. If they are right, a doctor or nurse can tell you what they mean for you.",
  idealCaveat:
    "“Ideal” here is a mathematical mid-point (21.7), not a personal target. Health can improve at any size.",
} as const;

/** Printed under every result. */
export const bmiCaveats: readonly string[] = [
  "BMI does not show muscle, fat, waist size, pregnancy, an age under 18, or where your family comes from. It does not diagnose PCOS.",
  "In the UK, doctors use lower limits (23 and 27.5) for people with a South Asian, Chinese, other Asian, Middle Eastern, Black African or African-Caribbean background. The ranges here were not made from African women. Ask your clinician which limits fit you.",
];

export const bmiRangeTexts: Readonly<Record<BmiCategory, BmiRangeText>> = {
  "severe-underweight": {
    name: "Severe Underweight",
    range: "under 16",
    recommendations: [
      "See a doctor this week and show them this number.",
      "Please do not start a diet or a fast.",
      "If eating feels hard, ask for help with eating problems. It is nobody's fault, and it can be treated.",
      "Ask about missed periods, and about the food your body needs now.",
    ],
  },
  "moderate-underweight": {
    name: "Moderate Underweight",
    range: "16 to under 17",
    recommendations: [
      "See a doctor or nurse soon.",
      "Add regular meals, with snacks between them.",
      "Ask about missed periods, and about thyroid and gut problems.",
      "Find support if food or your body worries you.",
    ],
  },
  "mild-underweight": {
    name: "Mild Underweight",
    range: "17 to under 18.5",
    recommendations: [
      "Bring this number up at your next visit to a doctor or nurse.",
      "Eat enough, with protein and healthy fats such as beans, fish, eggs and nuts.",
      "Keep up gentle strength exercise.",
      "Write down when your periods come.",
    ],
  },
  normal: {
    name: "Normal weight",
    range: "18.5 to under 25",
    recommendations: [
      "Keep regular meals that you enjoy.",
      "Move for about 150 minutes a week.",
      "Write down your periods. People in this range can have PCOS too.",
      "Have your blood pressure and blood sugar checked.",
    ],
  },
  overweight: {
    name: "Overweight",
    range: "25 to under 30",
    recommendations: [
      "There is no need for a hard diet. Small, steady changes count.",
      "Try swaps that raise blood sugar more slowly, such as beans in place of white bread.",
      "Move for 150 to 300 minutes a week, and add strength exercise.",
      "Ask about tests of blood sugar and blood pressure.",
    ],
  },
  "obese-1": {
    name: "Obese Class I",
    range: "30 to under 35",
    recommendations: [
      "Ask for a check of your blood sugar, blood fats and blood pressure.",
      "Aim to feel better, not for a number. For some people, a modest loss of weight helps.",
      "Find a way to move that you enjoy.",
      "Ask for help with sleep and mood if you need it.",
    ],
  },
  "obese-2": {
    name: "Obese Class II",
    range: "35 to under 40",
    recommendations: [
      "Ask for a full check with blood sugar and blood fats. Ask about sleep apnoea (pauses in breathing while you sleep).",
      "Ask about programmes with support, and about medicines.",
      "Start with exercise that is easy on your joints, such as walking or swimming.",
      "You have a right to care without blame.",
    ],
  },
  "obese-3": {
    name: "Obese Class III",
    range: "40 and above",
    recommendations: [
      "See a doctor or nurse and make a plan together.",
      "Ask about specialist services and the choices they offer.",
      "Move very gently and often.",
      "Ask about sleep apnoea (pauses in breathing while you sleep), mood and pain.",
    ],
  },
};

/** Asks about a height that was likely typed in another unit. */
export function likelyHeightText(heightCm: number): string {
  return `Did you mean ${heightCm} cm?`;
}

/** The sentence about the distance to a BMI of 21.7; kilograms above zero to gain, below zero to lose. */
export function idealWeightText(gapKg: number, gapPounds: number): string {
  if (gapKg === 0) return "Your weight is ideal!";
  const direction = gapKg > 0 ? "gain" : "lose";
  return `To reach an ideal BMI, you should ${direction} ${Math.abs(gapKg).toFixed(1)} kg (${Math.abs(gapPounds).toFixed(1)} lbs)`;
}

/** Says why the shown number and its range seem to disagree. */
export function roundingText(limit: number): string {
  return `Before rounding, the number is just under ${limit}.`;
}
