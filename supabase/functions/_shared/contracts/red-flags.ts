/**
 * The red flags by name, the first to be named first when several are equally urgent.
 *
 * They are those of our clinical list of red flags, there in this order: self_harm, eating_disorder,
 * heavy_bleeding, pregnancy_emergency, severe_pelvic_pain, ovarian_hyperstimulation, blood_clot, stroke, chest_pain,
 * sugar_or_medicine_reaction, unsafe_medicine_in_pregnancy, fast_virilisation, infection, violence, minor,
 * postpartum_or_psychosis, poisoning.
 */
export const redFlags = [
  "self_harm",
  "postpartum_or_psychosis",
  "violence",
  "poisoning",
  "pregnancy_emergency",
  "sugar_or_medicine_reaction",
  "stroke",
  "ovarian_hyperstimulation",
  "blood_clot",
  "heavy_bleeding",
  "eating_disorder",
  "chest_pain",
  "severe_pelvic_pain",
  "infection",
  "unsafe_medicine_in_pregnancy",
  "fast_virilisation",
  "minor",
] as const;

export type RedFlag = (typeof redFlags)[number];

export const dangerLevels = ["emergency", "same_day", "within_days"] as const;

export type DangerLevel = (typeof dangerLevels)[number];
