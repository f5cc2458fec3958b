import type { Analyte } from "./analyte.ts";

/** A test that we have no page about: its row is read, and nothing is said of it. */
function unexplained(test: string, names: readonly string[]): Analyte {
  return { test, names, limits: {} };
}

/** Tests that stand beside those of our lab guide on many reports. */
export const otherAnalytes: readonly Analyte[] = [
  {
    test: "CRP",
    names: ["crp", "hs crp", "c reactive protein", "high sensitivity crp", "crp high sensitivity"],
    limits: { "mg/l": [0.05, 700], "mg/dl": [0.005, 70] },
  },
  unexplained("Haemoglobin", ["haemoglobin", "hemoglobin", "hb", "hgb"]),
  unexplained("PCV", ["pcv", "packed cell volume", "haematocrit", "hematocrit", "hct"]),
  unexplained("White cells", [
    "wbc",
    "white blood cells",
    "white blood cell count",
    "white cell count",
    "total wbc",
  ]),
  unexplained("Red cells", ["rbc", "red blood cells", "red cell count"]),
  unexplained("MCV", ["mcv"]),
  unexplained("MCH", ["mch"]),
  unexplained("MCHC", ["mchc"]),
  unexplained("ESR", ["esr"]),
  unexplained("Platelets", ["platelets", "platelet count", "plt"]),
  unexplained("Ferritin", ["ferritin", "serum ferritin"]),
  unexplained("Vitamin B12", ["vitamin b12", "b12", "vit b12"]),
  unexplained("Urea", ["urea", "blood urea nitrogen", "bun"]),
  unexplained("Sodium", ["sodium"]),
  unexplained("Potassium", ["potassium"]),
  unexplained("Uric acid", ["uric acid", "serum uric acid"]),
  unexplained("Homocysteine", ["homocysteine"]),
  unexplained("ALP", ["alp", "alkaline phosphatase"]),
  unexplained("GGT", ["ggt", "gamma gt"]),
  unexplained("LDH", ["ldh"]),
  unexplained("Cortisol", ["cortisol", "cortisol am", "morning cortisol"]),
  unexplained("CA 125", ["ca 125"]),
  unexplained("CA 19-9", ["ca 19 9"]),
  unexplained("hCG", ["hcg", "beta hcg", "b hcg", "bhcg"]),
  unexplained("IGF-1", ["igf 1", "insulin like growth factor", "insulin like growth factor 1"]),
  unexplained("Total T4", ["total t4", "t4 total", "t4", "thyroxine"]),
  unexplained("Total T3", ["total t3", "t3 total", "t3"]),
  unexplained("Non-HDL cholesterol", ["non hdl", "non hdl c", "non hdl cholesterol"]),
  unexplained("VLDL cholesterol", ["vldl", "vldl c", "vldl cholesterol"]),
  unexplained("Cholesterol/HDL ratio", [
    "cholesterol hdl ratio",
    "total cholesterol hdl ratio",
    "total cholesterol hdl",
    "chol hdl ratio",
    "chol hdlc ratio",
    "chol hdl",
    "tc hdl ratio",
    "hdl ratio",
  ]),
  unexplained("LDL/HDL ratio", ["ldl hdl ratio", "ldl hdl"]),
  unexplained("AST/ALT ratio", ["ast alt ratio", "sgot sgpt ratio"]),
  unexplained("TSH receptor antibodies", ["tsh receptor", "trab", "tsh receptor antibody"]),
  unexplained("TPO antibodies", [
    "tpo antibodies",
    "tpo antibody",
    "tpo ab",
    "anti tpo",
    "anti tpo antibodies",
    "thyroid peroxidase antibodies",
    "thyroid peroxidase ab",
  ]),
  unexplained("Inhibin B", ["inhibin b"]),
  unexplained("Creatinine clearance", ["creatinine clearance"]),
  unexplained("Albumin/creatinine ratio", [
    "albumin creatinine ratio",
    "acr",
    "urine albumin creatinine ratio",
    "microalbumin creatinine ratio",
  ]),
];
