import type { RecordResult } from "@/domain/record/record-schema";

import type { LoincCode } from "./loinc-names";

export const UCUM = "http://unitsofmeasure.org";

/** What a unit counts; LOINC has a code of its own for each. */
type Quantity = "mass" | "moles" | "units" | "activity" | "percent" | "molesPerMole" | "filtration";

type Unit = { ucum: string; quantity: Quantity };

/** Units by their printed form in small letters without blanks. */
const units: Readonly<Record<string, Unit>> = {
  "g/dl": { ucum: "g/dL", quantity: "mass" },
  "g/l": { ucum: "g/L", quantity: "mass" },
  "mg/dl": { ucum: "mg/dL", quantity: "mass" },
  "mg/l": { ucum: "mg/L", quantity: "mass" },
  "ug/dl": { ucum: "ug/dL", quantity: "mass" },
  "ug/l": { ucum: "ug/L", quantity: "mass" },
  "ug/ml": { ucum: "ug/mL", quantity: "mass" },
  "ng/dl": { ucum: "ng/dL", quantity: "mass" },
  "ng/l": { ucum: "ng/L", quantity: "mass" },
  "ng/ml": { ucum: "ng/mL", quantity: "mass" },
  "pg/ml": { ucum: "pg/mL", quantity: "mass" },
  "mmol/l": { ucum: "mmol/L", quantity: "moles" },
  "umol/l": { ucum: "umol/L", quantity: "moles" },
  "nmol/l": { ucum: "nmol/L", quantity: "moles" },
  "pmol/l": { ucum: "pmol/L", quantity: "moles" },
  "iu/l": { ucum: "[IU]/L", quantity: "units" },
  "miu/l": { ucum: "m[IU]/L", quantity: "units" },
  "miu/ml": { ucum: "m[IU]/mL", quantity: "units" },
  "uiu/ml": { ucum: "u[IU]/mL", quantity: "units" },
  "u/l": { ucum: "U/L", quantity: "activity" },
  "%": { ucum: "%", quantity: "percent" },
  "mmol/mol": { ucum: "mmol/mol", quantity: "molesPerMole" },
  "ml/min/1.73m2": { ucum: "mL/min/{1.73_m2}", quantity: "filtration" },
};

type Codes = Readonly<Partial<Record<Quantity, LoincCode>>>;

const fastingGlucose: Codes = { mass: "1558-6", moles: "14771-0" };

/** The code of each analyte by what its unit counts. */
const codes: Readonly<Record<string, Codes>> = {
  tt: { mass: "2986-8", moles: "14913-8" },
  ft: { mass: "2991-8", moles: "14914-6" },
  shbg: { moles: "13967-5" },
  dheas: { mass: "2191-5", moles: "14688-6" },
  a4: { mass: "1854-9", moles: "14603-5" },
  lh: { units: "10501-5" },
  fsh: { units: "15067-2" },
  e2: { mass: "2243-4", moles: "14715-7" },
  prl: { mass: "2842-3", units: "15081-3" },
  amh: { mass: "38476-8", moles: "48377-6" },
  ohp: { mass: "1668-3", moles: "14569-8" },
  prog: { mass: "2839-9", moles: "14890-8" },
  tsh: { units: "3016-3" },
  ft4: { mass: "3024-7", moles: "14920-3" },
  fpg: fastingGlucose,
  ogtt0: fastingGlucose,
  ogtt60: { mass: "1507-3" },
  ogtt120: { mass: "1518-0", moles: "14995-5" },
  a1c: { percent: "4548-4", molesPerMole: "59261-8" },
  fins: { units: "20448-7" },
  chol: { mass: "2093-3", moles: "14647-2" },
  hdl: { mass: "2085-9", moles: "14646-4" },
  ldl: { mass: "2089-1", moles: "22748-8" },
  trig: { mass: "2571-8", moles: "14927-8" },
  alt: { activity: "1742-6" },
  ast: { activity: "1920-8" },
  creat: { mass: "2160-0", moles: "14682-9" },
  egfr: { filtration: "98979-8" },
  sodium: { moles: "2951-2" },
  potassium: { moles: "2823-3" },
  vitd: { mass: "62292-8" },
  crp: { mass: "1988-5" },
  hb: { mass: "718-7" },
  ferritin: { mass: "2276-4" },
  b12: { mass: "2132-9" },
};

/** Where the printed name says more than the analyte does. */
const named: Readonly<Record<string, { isMeant: (name: string) => boolean; codes: Codes }>> = {
  vitd: {
    isMeant: (name) => /\bd-?3\b/i.test(name) && !/\bd-?2\b/i.test(name),
    codes: { mass: "1989-3" },
  },
  crp: { isMeant: (name) => /\b(?:hs|high[ -]sens)/i.test(name), codes: { mass: "30522-7" } },
  ldl: {
    isMeant: (name) => /\bcalc/i.test(name),
    codes: { mass: "13457-7", moles: "39469-2" },
  },
};

/** A formula for the kidneys has a code only where the report names it and its year. */
const kidneyFormula = /ckd-?epi.*2021|2021.*ckd-?epi/i;

function unitOf(printed: string): Unit | null {
  const plain = printed
    .toLowerCase()
    .replace(/\s/g, "")
    .replace(/[µμ]/g, "u")
    .replace(/^mcg/, "ug")
    .replace("²", "2");
  return Object.hasOwn(units, plain) ? (units[plain] ?? null) : null;
}

/** The code of a result and of its unit; the unit picks both, and what is not known has neither. */
export function resultCode({
  analyte,
  name,
  unit,
  rangeText,
}: Pick<RecordResult, "analyte" | "name" | "unit" | "rangeText">): {
  loinc: LoincCode;
  ucum: string;
} | null {
  const known = unitOf(unit);
  if (analyte === null || known === null) return null;
  if (analyte === "egfr" && !kidneyFormula.test(`${name} ${rangeText}`)) return null;
  const special = Object.hasOwn(named, analyte) ? named[analyte] : undefined;
  const general = Object.hasOwn(codes, analyte) ? codes[analyte] : undefined;
  const loinc = (special?.isMeant(name) ? special.codes : general)?.[known.quantity];
  return loinc === undefined ? null : { loinc, ucum: known.ucum };
}
