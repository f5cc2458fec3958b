/** The parts of the page in the order in which clinicians ask. Source: MSD Manual, gynaecologic history; NHS Cornwall, PCOS referral. */
const sections = {
  reason: "Why I am here",
  cycles: "Cycles",
  bleeding: "Bleeding and pain now",
  signs: "Signs",
  results: "Results",
  medicines: "Medicines and treatments",
  plans: "Pregnancies, plans and family",
  measures: "Measures",
  questions: "My questions",
} as const;

const goals = {
  none: "no plans about a pregnancy now",
  pregnancy: "I would like to get pregnant",
  contraception: "I do not want to get pregnant now",
  unsure: "I am not sure yet about a pregnancy",
} as const;

const family = {
  pcos: "mother or sister with PCOS",
  diabetes: "close relative with type 2 diabetes",
} as const;

const goalLabels = {
  none: "No plans now",
  pregnancy: "I would like one",
  contraception: "Not now, please",
  unsure: "Not sure yet",
} as const;

const familyLabels = {
  pcos: "My mother or a sister has PCOS",
  diabetes: "A close relative has type 2 diabetes",
} as const;

/** The words of the page for a visit, for a clinician to review. */
export const visitWords = {
  title: "Notes for my visit",
  lead: "One page for the doctor, made on this device from what you noted. Nothing is sent unless you share it.",
  sections,
  goals,
  family,
  goalLabels,
  familyLabels,
  kLine: (count: number) =>
    `shortest to longest bleed / cycle in days, ${count === 1 ? "1 cycle" : `newest ${count} cycles`} counted`,
  foot: (day: string) =>
    `Written by the patient from her own notes on ${day}. Not a medical record. Not checked by a clinician.`,
  empty: "Two entries make a page.",
  signOff: "Clinical sign-off pending for this page and its questions.",
} as const;
