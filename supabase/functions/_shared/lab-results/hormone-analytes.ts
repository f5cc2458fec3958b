import type { Analyte } from "./analyte.ts";

const testosterone = {
  page: "testosterone",
  purpose: "Looks for high androgens, which are one part of a PCOS check.",
  limits: { "ng/dl": [1, 2000], "ng/ml": [0.01, 20], "nmol/l": [0.03, 70] },
  factors: [
    {
      conventional: "ng/dL",
      international: "nmol/L",
      factor: 0.0347,
      decimals: { conventional: 0, international: 2 },
    },
    {
      conventional: "ng/mL",
      international: "nmol/L",
      factor: 3.47,
      decimals: { conventional: 2, international: 2 },
    },
  ],
} as const satisfies Partial<Analyte>;

/** Hormones; the factors are those of our lab guide. */
export const hormoneAnalytes: readonly Analyte[] = [
  {
    test: "LH",
    names: ["lh", "luteinizing hormone", "luteinising hormone", "leutinizing hormone"],
    page: "lh-and-fsh",
    purpose: "A signal from the brain to the ovary, read together with FSH and the cycle day.",
    limits: { "miu/ml": [0.01, 250], "iu/l": [0.01, 250], "u/l": [0.01, 250] },
    factors: [
      {
        conventional: "mIU/mL",
        international: "IU/L",
        factor: 1,
        decimals: { conventional: 1, international: 1 },
      },
    ],
  },
  {
    test: "FSH",
    names: ["fsh", "follicle stimulating hormone", "follicular stimulating hormone"],
    page: "lh-and-fsh",
    purpose:
      "A signal from the brain to the ovary; it helps to look for other causes of missed periods.",
    limits: { "miu/ml": [0.05, 300], "iu/l": [0.05, 300], "u/l": [0.05, 300] },
    factors: [
      {
        conventional: "mIU/mL",
        international: "IU/L",
        factor: 1,
        decimals: { conventional: 1, international: 1 },
      },
    ],
  },
  {
    test: "LH/FSH ratio",
    names: [
      "lh fsh ratio",
      "lh to fsh ratio",
      "ratio of lh to fsh",
      "ratio of lh and fsh",
      "lh/fsh",
    ],
    page: "lh-and-fsh",
    purpose:
      "Compares two signals to the ovary; it is not one of the signs that PCOS is diagnosed by.",
    limits: { "": [0.01, 60] },
  },
  {
    test: "Estradiol",
    names: ["oestradiol", "estradiol", "e2", "estrogen", "oestrogen"],
    page: "lh-and-fsh",
    purpose: "A hormone of the ovaries that goes up and down through the cycle.",
    limits: { "pg/ml": [1, 6000], "pmol/l": [4, 22000], "ng/l": [1, 6000] },
    factors: [
      {
        conventional: "pg/mL",
        international: "pmol/L",
        factor: 3.67,
        decimals: { conventional: 0, international: 0 },
      },
    ],
  },
  {
    test: "Progesterone",
    names: ["progesterone", "prog", "p4"],
    purpose: "Taken about a week before the next period, it shows if an egg was released.",
    limits: { "ng/ml": [0.01, 400], "nmol/l": [0.03, 1300] },
    factors: [
      {
        conventional: "ng/mL",
        international: "nmol/L",
        factor: 3.18,
        decimals: { conventional: 1, international: 1 },
      },
    ],
  },
  {
    test: "17-OH progesterone",
    names: [
      "17 oh progesterone",
      "17 hydroxyprogesterone",
      "17 hydroxy progesterone",
      "17 alpha hydroxyprogesterone",
      "17 a hydroxyprogesterone",
      "17 ohp",
      "17ohp",
    ],
    page: "17-oh-progesterone",
    purpose: "Helps to rule out an adrenal condition that can look like PCOS.",
    limits: { "ng/dl": [2, 30000], "ng/ml": [0.02, 300], "nmol/l": [0.06, 900] },
    factors: [
      {
        conventional: "ng/dL",
        international: "nmol/L",
        factor: 0.0303,
        decimals: { conventional: 0, international: 1 },
      },
      {
        conventional: "ng/mL",
        international: "nmol/L",
        factor: 3.03,
        decimals: { conventional: 1, international: 1 },
      },
    ],
  },
  {
    ...testosterone,
    test: "Testosterone",
    names: ["testosterone", "testo", "serum testosterone"],
  },
  {
    ...testosterone,
    test: "Total testosterone",
    names: ["total testosterone", "testosterone total", "testosterone serum total", "total t"],
  },
  {
    test: "Free testosterone",
    names: ["free testosterone", "testosterone free", "testosterone serum free", "free t"],
    page: "testosterone",
    purpose:
      "The part of testosterone that is not held by a protein; it helps to look for high androgens.",
    limits: {
      "pg/ml": [0.05, 100],
      "ng/dl": [0.005, 10],
      "pmol/l": [0.2, 350],
      "nmol/l": [0.0002, 0.35],
    },
  },
  {
    test: "SHBG",
    names: [
      "shbg",
      "sex hormone binding globulin",
      "sex hormone binding glob",
      "sex horm binding glob",
      "sex horm binding globulin",
    ],
    page: "testosterone",
    purpose: "A protein that carries testosterone in the blood, read together with it.",
    limits: { "nmol/l": [1, 600] },
  },
  {
    test: "Free androgen index",
    names: ["free androgen index", "fai", "androgen index"],
    page: "testosterone",
    purpose: "An estimate made from testosterone and SHBG, to look for high androgens.",
    limits: { "": [0.05, 200], "%": [0.05, 200] },
  },
  {
    test: "DHEA-S",
    names: [
      "dheas",
      "dhea s",
      "dhea so4",
      "dhea sulfate",
      "dhea sulphate",
      "dehydroepiandrosterone sulfate",
      "dehydroepiandrosterone sulphate",
      "dhea",
    ],
    page: "dhea-s",
    purpose: "An androgen made mainly by the adrenal glands.",
    limits: { "ug/dl": [1, 3000], "umol/l": [0.03, 80] },
    factors: [
      {
        conventional: "µg/dL",
        international: "µmol/L",
        factor: 0.0271,
        decimals: { conventional: 0, international: 1 },
      },
    ],
  },
  {
    test: "Androstenedione",
    names: ["androstenedione", "delta 4 androstenedione", "a4"],
    page: "dhea-s",
    purpose: "An androgen that is sometimes tested together with DHEA-S.",
    limits: { "ng/dl": [3, 3000], "ng/ml": [0.03, 30], "nmol/l": [0.1, 105] },
    factors: [
      {
        conventional: "ng/dL",
        international: "nmol/L",
        factor: 0.0349,
        decimals: { conventional: 0, international: 1 },
      },
      {
        conventional: "ng/mL",
        international: "nmol/L",
        factor: 3.49,
        decimals: { conventional: 2, international: 1 },
      },
    ],
  },
  {
    test: "AMH",
    names: ["amh", "anti mullerian hormone", "antimullerian hormone", "anti muellerian hormone"],
    page: "amh",
    purpose: "A sign of how many small follicles the ovaries hold.",
    limits: { "ng/ml": [0.01, 60], "pmol/l": [0.05, 430], "ug/l": [0.01, 60] },
    factors: [
      {
        conventional: "ng/mL",
        international: "pmol/L",
        factor: 7.14,
        decimals: { conventional: 1, international: 1 },
      },
    ],
  },
  {
    test: "Prolactin",
    names: ["prolactin", "prl", "prolactine"],
    page: "prolactin",
    purpose: "High prolactin can stop periods, so it is checked as another possible cause.",
    limits: {
      "ng/ml": [0.3, 5000],
      "ug/l": [0.3, 5000],
      "miu/l": [6, 100000],
      "uiu/ml": [6, 100000],
      "mu/l": [6, 100000],
    },
    factors: [
      {
        conventional: "ng/mL",
        international: "mIU/L",
        factor: 21.2,
        decimals: { conventional: 1, international: 0 },
      },
    ],
  },
  {
    test: "TSH",
    names: ["tsh", "thyroid stimulating hormone", "thyrotropin", "thyrotrophin"],
    page: "thyroid-function",
    purpose: "Checks the thyroid, which can also change periods and weight.",
    limits: { "uiu/ml": [0.001, 200], "miu/l": [0.001, 200], "mu/l": [0.001, 200] },
    factors: [
      {
        conventional: "µIU/mL",
        international: "mIU/L",
        factor: 1,
        decimals: { conventional: 2, international: 2 },
      },
    ],
  },
  {
    test: "Free T4",
    names: ["free t4", "ft4", "t4 free", "free thyroxine", "thyroxine free", "f t4"],
    page: "thyroid-function",
    purpose: "A thyroid hormone that is read together with TSH.",
    limits: { "ng/dl": [0.05, 12], "pmol/l": [0.6, 155] },
  },
  {
    test: "Free T3",
    names: ["free t3", "ft3", "t3 free", "free triiodothyronine", "f t3"],
    page: "thyroid-function",
    purpose: "A thyroid hormone that is read together with TSH.",
    limits: { "pg/ml": [0.1, 50], "pmol/l": [0.2, 80], "ng/dl": [10, 5000] },
  },
];
