/**
 * The official names of the LOINC codes that are written, as its license asks for beside each code. This material
 * contains content from LOINC (http://loinc.org). LOINC is copyright © 1995-2024, Regenstrief Institute, Inc. and the
 * Logical Observation Identifiers Names and Codes (LOINC) Committee and is available at no cost under the license at
 * http://loinc.org/license. LOINC® is a registered United States trademark of Regenstrief Institute, Inc.
 */
const loincNames = {
  "718-7": "Hemoglobin [Mass/volume] in Blood",
  "2093-3": "Cholesterol [Mass/volume] in Serum or Plasma",
  "2085-9": "Cholesterol in HDL [Mass/volume] in Serum or Plasma",
  "2089-1": "Cholesterol in LDL [Mass/volume] in Serum or Plasma",
  "2571-8": "Triglyceride [Mass/volume] in Serum or Plasma",
  "4548-4": "Hemoglobin A1c/Hemoglobin.total in Blood",
  "20448-7": "Insulin [Units/volume] in Serum or Plasma",
  "2160-0": "Creatinine [Mass/volume] in Serum or Plasma",
  "1742-6": "Alanine aminotransferase [Enzymatic activity/volume] in Serum or Plasma",
  "1920-8": "Aspartate aminotransferase [Enzymatic activity/volume] in Serum or Plasma",
  "2951-2": "Sodium [Moles/volume] in Serum or Plasma",
  "2823-3": "Potassium [Moles/volume] in Serum or Plasma",
  "3016-3": "Thyrotropin [Units/volume] in Serum or Plasma",
  "3024-7": "Thyroxine (T4) free [Mass/volume] in Serum or Plasma",
  "62292-8": "25-Hydroxyvitamin D3+25-Hydroxyvitamin D2 [Mass/volume] in Serum or Plasma",
  "2132-9": "Cobalamin (Vitamin B12) [Mass/volume] in Serum or Plasma",
  "2276-4": "Ferritin [Mass/volume] in Serum or Plasma",
  "1988-5": "C reactive protein [Mass/volume] in Serum or Plasma",
  "2986-8": "Testosterone [Mass/volume] in Serum or Plasma",
  "2991-8": "Testosterone Free [Mass/volume] in Serum or Plasma",
  "2243-4": "Estradiol (E2) [Mass/volume] in Serum or Plasma",
  "15067-2": "Follitropin [Units/volume] in Serum or Plasma",
  "10501-5": "Lutropin [Units/volume] in Serum or Plasma",
  "2842-3": "Prolactin [Mass/volume] in Serum or Plasma",
  "2839-9": "Progesterone [Mass/volume] in Serum or Plasma",
  "1668-3": "17-Hydroxyprogesterone [Mass/volume] in Serum or Plasma",
  "2191-5": "Dehydroepiandrosterone sulfate (DHEA-S) [Mass/volume] in Serum or Plasma",
  "1854-9": "Androstenedione [Mass/volume] in Serum or Plasma",
  "13967-5": "Sex hormone binding globulin [Moles/volume] in Serum or Plasma",
  "38476-8": "Mullerian inhibiting substance [Mass/volume] in Serum or Plasma",
  "14913-8": "Testosterone [Moles/volume] in Serum or Plasma",
  "14914-6": "Testosterone Free [Moles/volume] in Serum or Plasma",
  "14688-6": "Dehydroepiandrosterone sulfate (DHEA-S) [Moles/volume] in Serum or Plasma",
  "14603-5": "Androstenedione [Moles/volume] in Serum or Plasma",
  "14715-7": "Estradiol (E2) [Moles/volume] in Serum or Plasma",
  "14569-8": "17-Hydroxyprogesterone [Moles/volume] in Serum or Plasma",
  "14890-8": "Progesterone [Moles/volume] in Serum or Plasma",
  "14920-3": "Thyroxine (T4) free [Moles/volume] in Serum or Plasma",
  "1558-6": "Fasting glucose [Mass/volume] in Serum or Plasma",
  "14771-0": "Fasting glucose [Moles/volume] in Serum or Plasma",
  "1507-3": "Glucose [Mass/volume] in Serum or Plasma --1 hour post 75 g glucose PO",
  "1518-0": "Glucose [Mass/volume] in Serum or Plasma --2 hours post 75 g glucose PO",
  "14995-5": "Glucose [Moles/volume] in Serum or Plasma --2 hours post 75 g glucose PO",
  "14647-2": "Cholesterol [Moles/volume] in Serum or Plasma",
  "14646-4": "Cholesterol in HDL [Moles/volume] in Serum or Plasma",
  "22748-8": "Cholesterol in LDL [Moles/volume] in Serum or Plasma",
  "13457-7": "Cholesterol in LDL [Mass/volume] in Serum or Plasma by calculation",
  "39469-2": "Cholesterol in LDL [Moles/volume] in Serum or Plasma by calculation",
  "14927-8": "Triglyceride [Moles/volume] in Serum or Plasma",
  "14682-9": "Creatinine [Moles/volume] in Serum or Plasma",
  "1989-3": "25-hydroxyvitamin D3 [Mass/volume] in Serum or Plasma",
  "30522-7": "C reactive protein [Mass/volume] in Serum or Plasma by High sensitivity method",
  "48377-6": "Mullerian inhibiting substance [Moles/volume] in Serum or Plasma",
  "15081-3": "Prolactin [Units/volume] in Serum or Plasma",
  "59261-8": "Hemoglobin A1c/Hemoglobin.total in Blood by IFCC protocol",
  "98979-8":
    "Glomerular filtration rate/1.73 sq M.predicted [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (CKD-EPI 2021)",
  "8665-2": "Last menstrual period start date",
  "29463-7": "Body weight",
  "85354-9": "Blood pressure panel with all children optional",
  "8480-6": "Systolic blood pressure",
  "8462-4": "Diastolic blood pressure",
} as const;

export type LoincCode = keyof typeof loincNames;

/** A code of LOINC with its official name, as FHIR writes it. */
export function loincCoding(code: LoincCode) {
  return { system: "http://loinc.org", code, display: loincNames[code] };
}
