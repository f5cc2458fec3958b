/** The words of the record that speak of health, for a clinician to review; each has its source. */
export const recordTexts = {
  lead: "Your cycles and what changes them, over the years, in one place that is yours.",
  start: [
    "It is kept on this device, in this browser. It needs no account and no network. What you note in a private window is gone when you close it.",
    "Who can open this browser can see it. We cannot: nothing of it is sent unless you choose it.",
    "You can erase it at any time, in its settings or with “Privacy choices” at the foot of each page.",
  ],
  unavailable:
    "This browser cannot keep your record. In a private window, or where site data is blocked, nothing can be kept. Try an ordinary window. You can still make a page for the doctor from what you type now.",
  passing:
    "Nothing you type here is kept. It is gone when you leave this page. Print, save or share your page for the doctor first.",
  newer:
    "This record was made by a newer version of the site. Nothing of it is lost. Reload the page to open it.",
  notPersistent:
    "Your browser may erase this record when the device runs short of space, or when you stay away for long.",
  copyNow: "Take a copy now and then",
  emptyDay: "Nothing noted. One tap is enough.",
  firstBleed: "Your first bleed will stand here.",
  fewStarts: "Two starts make one cycle.",
  /** Source: guideline 2018 and 2023 for more than 90 days; RCOG Green-top 33 for the womb lining. */
  longGap: {
    title: (days: number) => `No period noted for ${days} days.`,
    add: "Bled and forgot? Add it.",
    test: "Could you be pregnant? Take a test first.",
    see: "If not, see a clinician: without a period the lining of the womb can get too thick. It is easy to treat.",
  },
  /** Source: guideline 2018 and 2023, irregular cycles by the years since the first period. */
  irregular: "By the numbers doctors use, this counts as irregular.",
  /** Source: MSD Manual, obstetric and gynaecologic history. */
  longBleed: (days: number) =>
    `Your last bleed took ${days} days. Longer than 8 days: mention it to a clinician.`,
  /** Source: the signs of our urgent help page. */
  heavy: "Do you soak a pad or tampon every hour, or feel dizzy or faint? Do not wait.",
  next: {
    question: "When might the next one come?",
    wide: "That is wide, because your cycles are.",
    longer: "This cycle is already longer than that.",
    paused: "While this goes on, your cycles cannot tell.",
  },
  noResults: "Add a slip. It is read on this phone.",
  takeResults: "Take these to a clinician who knows you.",
  noGuess: "Nothing here tells when you can or cannot get pregnant.",
  signOff: "Clinical sign-off pending.",
} as const;

/** Why a cycle is not counted, in words. */
export const leftOutWords = {
  pregnancy: "Not counted: pregnancy",
  breastfeeding: "Not counted: breastfeeding",
  contraception: "Not counted: hormonal birth control",
  no_notes: "Not counted: you did not keep notes",
  early_start: "Not counted yet: waiting for your answer",
  hole: "Not counted yet: a long time without notes",
} as const;

/** The names of what goes on for a time. */
export const spanWords = {
  medicine: "Medicine",
  contraception: "Hormonal birth control",
  pregnancy: "Pregnancy",
  breastfeeding: "Breastfeeding",
  procedure: "Procedure",
  appointment: "Appointment",
  no_notes: "I did not keep notes",
} as const;

/** How much she bled, from none to heavy. */
export const bleedingWords = ["None", "Spotting", "Light", "Medium", "Heavy"] as const;

export const painWords = ["No pain", "Mild", "Medium", "Strong"] as const;

export const moodWords = ["Very low", "Low", "So-so", "Good", "Very good"] as const;
