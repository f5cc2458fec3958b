/** The keys under which the record keeps what labs measure, with the name that is shown. */
const analyteNames: Readonly<Record<string, string>> = {
  lh: "LH",
  fsh: "FSH",
  lhfsh: "LH/FSH ratio",
  e2: "Estradiol",
  prog: "Progesterone",
  ohp: "17-OH progesterone",
  tt: "Total testosterone",
  ft: "Free testosterone",
  shbg: "SHBG",
  fai: "Free androgen index",
  dheas: "DHEA-S",
  a4: "Androstenedione",
  amh: "AMH",
  prl: "Prolactin",
  tsh: "TSH",
  ft4: "Free T4",
  ft3: "Free T3",
  t4: "Total T4",
  t3: "Total T3",
  trab: "TSH receptor antibodies",
  tpo: "TPO antibodies",
  inhibinb: "Inhibin B",
  cortisol: "Cortisol",
  hcg: "hCG",
  igf1: "IGF-1",
  fpg: "Fasting glucose",
  glucose: "Glucose",
  ppg: "Glucose after a meal",
  ogtt0: "OGTT 0 min",
  ogtt30: "OGTT 30 min",
  ogtt60: "OGTT 60 min",
  ogtt90: "OGTT 90 min",
  ogtt120: "OGTT 120 min",
  ogtt180: "OGTT 180 min",
  a1c: "HbA1c",
  fins: "Fasting insulin",
  insulin: "Insulin",
  homa: "HOMA-IR",
  chol: "Total cholesterol",
  ldl: "LDL cholesterol",
  hdl: "HDL cholesterol",
  trig: "Triglycerides",
  nonhdl: "Non-HDL cholesterol",
  vldl: "VLDL cholesterol",
  cholhdl: "Cholesterol/HDL ratio",
  ldlhdl: "LDL/HDL ratio",
  alt: "ALT",
  ast: "AST",
  astalt: "AST/ALT ratio",
  alp: "ALP",
  ggt: "GGT",
  ldh: "LDH",
  creat: "Creatinine",
  egfr: "eGFR",
  crcl: "Creatinine clearance",
  acr: "Albumin/creatinine ratio",
  urea: "Urea",
  sodium: "Sodium",
  potassium: "Potassium",
  uric: "Uric acid",
  vitd: "Vitamin D",
  b12: "Vitamin B12",
  ferritin: "Ferritin",
  hb: "Haemoglobin",
  pcv: "PCV",
  wbc: "White cells",
  rbc: "Red cells",
  mcv: "MCV",
  mch: "MCH",
  mchc: "MCHC",
  plt: "Platelets",
  crp: "CRP",
  esr: "ESR",
  homocysteine: "Homocysteine",
  ca125: "CA 125",
  ca199: "CA 19-9",
};

/** The partner's own test: of it a date is kept at most. */
export const PARTNER_TEST = "partner-semen-analysis";

/** Tests of the lab guide that end in words and not in a number; their key is their id there. */
export const wordTestNames: Readonly<Record<string, string>> = {
  "transvaginal-ultrasound": "Transvaginal pelvic ultrasound",
  "transabdominal-ultrasound": "Transabdominal pelvic ultrasound",
  hysterosalpingography: "Hysterosalpingography (HSG)",
  "pituitary-mri": "Pituitary MRI",
  "adrenal-or-pelvic-ct-or-mri": "Adrenal or pelvic CT or MRI",
  "liver-ultrasound": "Liver ultrasound or elastography",
  [PARTNER_TEST]: "Partner semen analysis",
};

const keys = new Map(Object.entries(analyteNames).map(([key, name]) => [name, key]));
/** Reports often leave "total" out. */
keys.set("Testosterone", "tt");

/** The key of a test by the name that our reader of reports gives it; null of one that it does not know. */
export function analyteKey(test: string): string | null {
  return keys.get(test) ?? null;
}

/** The name to show for a key; null for one that this version does not know. */
export function analyteName(key: string): string | null {
  return analyteNames[key] ?? wordTestNames[key] ?? null;
}
