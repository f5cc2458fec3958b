/**
 * Different names of one thing. Wherever one of the names stands, in a guide or in a question,
 * the first word of the row is understood as well.
 */
export const sameMeaning: readonly (readonly [meaning: string, ...names: string[]])[] = [
  ["pcos", "pmos", "pcod", "polycystic ovary", "polycystic ovaries", "poly cystic", "polycystic"],
  ["pcos", "polyendocrine metabolic ovarian syndrome", "stein leventhal"],
  [
    "fpg",
    "fbs",
    "fbg",
    "fbc sugar",
    "fasting plasma glucose",
    "fasting blood glucose",
    "fasting glucose",
  ],
  ["fpg", "fasting blood sugar", "fasting sugar", "morning sugar"],
  ["ogtt", "gtt", "oral glucose tolerance", "glucose tolerance", "sugar drink", "glucose drink"],
  ["hba1c", "a1c", "hemoglobin a1c", "glycated hemoglobin", "glycosylated hemoglobin", "hb a1c"],
  ["homa", "homa ir", "insulin resistance", "fasting insulin"],
  ["tubes", "tube", "fallopian"],
  ["fatty liver", "liver scan"],
  ["lipid", "cholesterol", "triglyceride", "ldl", "hdl", "blood fats"],
  [
    "alt",
    "ast",
    "lft",
    "sgpt",
    "sgot",
    "liver enzyme",
    "liver enzymes",
    "liver function",
    "liver test",
  ],
  ["creatinine", "egfr", "kidney function", "renal function", "kidney test", "e u cr", "eucr"],
  ["tsh", "thyroid", "thyroxine", "ft4", "t4"],
  ["25ohd", "vitamin d", "vit d", "25 oh d", "25 hydroxyvitamin d"],
  ["testosterone", "fai", "free androgen index", "shbg", "male hormone"],
  ["dheas", "dhea s", "dhea", "dehydroepiandrosterone"],
  ["lh", "luteinizing hormone"],
  ["fsh", "follicle stimulating hormone"],
  ["estradiol", "e2", "estrogen"],
  ["prolactin", "prl", "milk hormone"],
  ["amh", "anti mullerian hormone", "antimullerian", "egg count", "ovarian reserve"],
  ["17ohp", "17 oh progesterone", "17 hydroxyprogesterone", "cah"],
  ["transvaginal", "tvs", "tvus", "internal scan", "vaginal scan", "probe"],
  ["transabdominal", "abdominal scan", "tummy scan", "full bladder scan"],
  ["pelvic", "ultrasound for pcos", "scan for pcos", "pcos scan", "pcos ultrasound"],
  ["ultrasound", "sonography", "sonogram", "scan"],
  ["elastography", "fibroscan", "liver scan", "liver ultrasound", "fatty liver scan"],
  ["pituitary", "brain scan", "head scan", "brain mri", "head mri"],
  ["hsg", "hysterosalpingogram", "hysterosalpingography", "tube test", "tubal patency", "dye test"],
  ["semen", "sperm", "sfa", "seminal fluid"],
  ["liver", "hepatic"],
  ["glucose", "sugar", "prediabetes", "diabetes", "diabetic"],
  ["androgen", "male type hormone"],
];

/**
 * What a question wants to know about its subject, and the words that tell. The titles of our guides'
 * parts hold these words too, so a question meets the part that answers it.
 */
export const intents: readonly (readonly [intent: string, ...signs: string[]])[] = [
  [
    "preparing",
    "how to prepare",
    "prepare",
    "preparation",
    "get ready",
    "ready",
    "empty stomach",
    "hungry",
  ],
  [
    "preparing",
    "fast",
    "fasted",
    "to fast",
    "fasting for",
    "eat",
    "eating",
    "ate",
    "food",
    "meal",
    "breakfast",
  ],
  [
    "preparing",
    "drink",
    "water",
    "chop",
    "bladder",
    "urinate",
    "pee",
    "wear",
    "bring",
    "take off",
    "remove",
  ],
  [
    "preparing",
    "what day",
    "which day",
    "any day",
    "cycle day",
    "day of",
    "best time",
    "what time",
  ],
  ["preparing", "when should", "when do", "when can", "when in"],
  [
    "preparing",
    "time of day",
    "morning",
    "before",
    "avoid",
    "how long should",
    "how many days",
    "affect",
  ],
  [
    "numbers",
    "numbers often quoted",
    "normal",
    "range",
    "reference",
    "cutoff",
    "cut off",
    "level",
    "value",
  ],
  [
    "numbers",
    "result",
    "results",
    "high",
    "low",
    "raised",
    "abnormal",
    "mean",
    "means",
    "reading",
    "count",
  ],
  [
    "units",
    "unit",
    "units",
    "convert",
    "conversion",
    "mg dl to",
    "ng ml to",
    "pg ml to",
    "reported in",
  ],
  [
    "units",
    "mg dl or",
    "mmol l or",
    "ng dl",
    "nmol l",
    "pmol l",
    "uiu ml",
    "mmol mol",
    "in what unit",
  ],
  [
    "purpose",
    "what it is for",
    "what is",
    "whats",
    "what are",
    "why",
    "used for",
    "what does",
    "what do",
  ],
  [
    "purpose",
    "tell me about",
    "explain",
    "show",
    "shows",
    "measure",
    "stand for",
    "wetin be",
    "meaning of",
  ],
  [
    "purpose",
    "need a",
    "need an",
    "diagnose",
    "check for",
    "checks",
    "the same as",
    "different from",
  ],
  ["asking", "what to ask", "should i ask", "can i ask", "ask my", "ask the", "questions"],
];

/** British spellings and the American ones we index by. */
export const spellings: readonly (readonly [british: RegExp, american: string])[] = [
  [/haem/g, "hem"],
  [/oestr/g, "estr"],
  [/anaem/g, "anem"],
  [/gynaec/g, "gynec"],
  [/oedema/g, "edema"],
  [/paediatr/g, "pediatr"],
  [/foet/g, "fet"],
  [/(lutein|steril|organ|recogn)is(?=e|i)/g, "$1iz"],
  [/fibre/g, "fiber"],
  [/litre/g, "liter"],
  [/colour/g, "color"],
  [/tumour/g, "tumor"],
];

/** Words of subjects that our guides leave to others: a question with one of them needs more than a shared word. */
export const foreignWords: ReadonlySet<string> = new Set(
  `bad build buy cancer cheap chemical cinnamon code content cook cost cure dialysis discovered disease
  document donate donation engine fix formula herbal infection injection invented iphone lose
  medicine money operation pay phone pounds pressure price programme recipe reduce remedy remove salary sell
  skin stone surgery symptom symptoms tool transplant treat treatment vaccine vaccination weight`.split(
    /\s+/,
  ),
);

/** Words that carry no subject. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after again all also am an and any anyone are as at be because been before being best but by
  can cant could d de did do does doesnt doing don done dont each else even ever every few for from get
  getting give go going good got had has have having hello help her here hi how i if im in into is isnt it
  its ive just kind know let like ll look make many may me mine more most much must my need no not now of
  off often ok okay on one only or other our out over please re really s same say see shall she should
  show since so some someone something soon still such sure take taking tell test testing than thank thanks
  that the their them then there these they thing think this those to too try until up us use used using
  ve very want was way we well were what when where whether which while who whose why will with without
  wont would you your yours
  abeg be dey e fit go make na no wan wetin we una wey
  im id ill youre hes shes theyre next last first new old time times year month hour minute scared afraid
  worried nervous anxious please tip advice question problem issue matter thing ready tonight later early
  husband wife partner boyfriend mum mom mother sister daughter friend baby nurse hospital lab result report
  blood body doctor clinic woman women people person day today tomorrow week happen start normal long`.split(
    /\s+/,
  ),
);
