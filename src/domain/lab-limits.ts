/** The smallest and largest number that a unit can sensibly carry. */
export type Limits = readonly [least: number, most: number];

/** A thing that labs measure: the names on reports, and limits by unit. */
export type Analyte = { names: readonly string[]; limits: Readonly<Record<string, Limits>> };

/**
 * Technical limits, far wider than any reference range: outside them a decimal point was probably lost,
 * or a digit misread. They say nothing about health. Units as in `unitName`.
 */
export const analytes: readonly Analyte[] = [
  {
    names: ["lh", "luteinizing hormone", "luteinising hormone"],
    limits: { "miu/ml": [0.01, 250], "iu/l": [0.01, 250] },
  },
  {
    names: ["fsh", "follicle stimulating hormone"],
    limits: { "miu/ml": [0.05, 300], "iu/l": [0.05, 300] },
  },
  { names: ["oestradiol", "estradiol"], limits: { "pg/ml": [1, 6000], "pmol/l": [4, 22000] } },
  { names: ["progesterone"], limits: { "ng/ml": [0.01, 400], "nmol/l": [0.03, 1300] } },
  {
    names: ["17 oh progesterone", "17 hydroxyprogesterone", "17 ohp"],
    limits: { "ng/dl": [2, 30000], "ng/ml": [0.02, 300], "nmol/l": [0.06, 900] },
  },
  {
    names: ["testosterone", "total testosterone", "testosterone total"],
    limits: { "ng/dl": [1, 2000], "ng/ml": [0.01, 20], "nmol/l": [0.03, 70] },
  },
  {
    names: ["free testosterone", "testosterone free"],
    limits: { "pg/ml": [0.05, 100], "ng/dl": [0.005, 10], "pmol/l": [0.2, 350] },
  },
  { names: ["shbg", "sex hormone binding globulin"], limits: { "nmol/l": [1, 600] } },
  {
    names: ["dheas", "dhea s", "dhea sulfate", "dhea sulphate"],
    limits: { "ug/dl": [1, 3000], "umol/l": [0.03, 80] },
  },
  {
    names: ["androstenedione"],
    limits: { "ng/dl": [3, 3000], "ng/ml": [0.03, 30], "nmol/l": [0.1, 105] },
  },
  {
    names: ["amh", "anti mullerian hormone", "antimullerian hormone"],
    limits: { "ng/ml": [0.01, 60], "pmol/l": [0.05, 430] },
  },
  {
    names: ["prolactin"],
    limits: { "ng/ml": [0.3, 5000], "ug/l": [0.3, 5000], "miu/l": [6, 100000] },
  },
  {
    names: ["tsh", "thyroid stimulating hormone"],
    limits: { "uiu/ml": [0.001, 200], "miu/l": [0.001, 200] },
  },
  {
    names: ["free t4", "ft4", "free thyroxine"],
    limits: { "ng/dl": [0.05, 12], "pmol/l": [0.6, 155] },
  },
  {
    names: ["glucose", "fasting blood sugar", "blood sugar", "glucose tolerance", "ogtt"],
    limits: { "mg/dl": [20, 1200], "mmol/l": [1, 67] },
  },
  {
    names: ["insulin"],
    limits: { "uiu/ml": [0.2, 700], "miu/l": [0.2, 700], "pmol/l": [1, 4900] },
  },
  {
    names: ["hba1c", "hemoglobin a1c", "haemoglobin a1c", "a1c"],
    limits: { "%": [3, 20], "mmol/mol": [9, 196] },
  },
  { names: ["homa ir"], limits: { "": [0.05, 80] } },
  {
    names: ["cholesterol", "total cholesterol"],
    limits: { "mg/dl": [40, 1000], "mmol/l": [1, 26] },
  },
  {
    names: ["ldl", "ldl c", "ldl cholesterol"],
    limits: { "mg/dl": [5, 800], "mmol/l": [0.1, 21] },
  },
  {
    names: ["hdl", "hdl c", "hdl cholesterol"],
    limits: { "mg/dl": [3, 200], "mmol/l": [0.08, 5.2] },
  },
  { names: ["triglycerides"], limits: { "mg/dl": [10, 8000], "mmol/l": [0.1, 90] } },
  {
    names: ["alt", "sgpt", "alanine aminotransferase", "ast", "sgot", "aspartate aminotransferase"],
    limits: { "u/l": [1, 15000], "iu/l": [1, 15000] },
  },
  { names: ["creatinine"], limits: { "mg/dl": [0.1, 25], "umol/l": [9, 2200] } },
  { names: ["egfr"], limits: { "ml/min": [1, 200] } },
  {
    names: ["vitamin d", "25 oh vitamin d", "25 hydroxy vitamin d"],
    limits: { "ng/ml": [1, 250], "nmol/l": [2.5, 625] },
  },
  {
    names: ["crp", "hs crp", "c reactive protein"],
    limits: { "mg/l": [0.05, 700], "mg/dl": [0.005, 70] },
  },
];
