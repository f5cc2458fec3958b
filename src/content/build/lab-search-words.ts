/** How people ask for each part of a lab test, with "*" for the name of the test. */
const askedOfAnyTest: Readonly<Record<string, readonly string[]>> = {
  "what-it-is-for": [
    "what is *",
    "why did my doctor order *",
    "why do I need *",
    "what does * show",
    "is * needed",
    "what is * for",
  ],
  "how-to-prepare": [
    "how do I prepare for *",
    "can I eat before *",
    "do I fast for *",
    "which day is * done",
    "what time of day for *",
    "stop my tablets before *",
    "does * hurt",
    "what happens at *",
    "* while on the pill",
    "* during my period",
  ],
  units: ["units of *", "convert *", "* in which unit"],
  "numbers-often-quoted": [
    "normal *",
    "high *",
    "low *",
    "my * result",
    "what does my * mean",
    "* came back high",
    "good level of *",
  ],
  "what-to-ask": ["what to ask about *", "questions after *", "repeat * when", "what next after *"],
};

/** How people ask for one test alone, by the passage's id. */
const askedOfOneTest: Readonly<Record<string, readonly string[]>> = {
  "lab-tests/transvaginal-ultrasound#what-it-is-for": [
    "inside scan",
    "scan from below",
    "probe inside the vagina",
  ],
  "lab-tests/transvaginal-ultrasound#how-to-prepare": [
    "is the internal scan painful",
    "virgin and internal scan",
    "empty bladder for scan",
    "refuse the internal scan",
  ],
  "lab-tests/transabdominal-ultrasound#what-it-is-for": ["scan on my belly", "jelly on tummy scan"],
  "lab-tests/transabdominal-ultrasound#how-to-prepare": [
    "full bladder for scan",
    "drink water before scan",
    "hold urine for the scan",
  ],
  "lab-tests/oral-glucose-tolerance-test#what-it-is-for": ["two hour sugar test", "75 g drink"],
  "lab-tests/oral-glucose-tolerance-test#how-to-prepare": [
    "how long does the sugar drink test take",
    "vomit the sugar drink",
  ],
  "lab-tests/hba1c#what-it-is-for": ["three month sugar average", "average sugar"],
  "lab-tests/hysterosalpingography#what-it-is-for": [
    "are my tubes blocked",
    "test if tubes are open",
    "x-ray of the womb",
    "blocked tubes",
  ],
  "lab-tests/partner-semen-analysis#how-to-prepare": [
    "how does my husband give the sample",
    "produce the sample at home",
    "how many days without sex before sperm test",
    "bring the semen to the lab",
  ],
  "lab-tests/partner-semen-analysis#numbers-often-quoted": ["low sperm count", "sperm motility"],
  "lab-tests/17-oh-progesterone#what-it-is-for": [
    "17 hydroxyprogesterone",
    "test for adrenal hyperplasia",
  ],
  "lab-tests/prolactin#numbers-often-quoted": ["why is my prolactin high", "stress and prolactin"],
  "lab-tests/thyroid-function#how-to-prepare": [
    "biotin and thyroid test",
    "hair vitamins before test",
  ],
  "lab-tests/lh-and-fsh#what-it-is-for": ["day 3 hormones", "day 2 hormone test", "estradiol test"],
  "lab-tests/lh-and-fsh#numbers-often-quoted": ["LH higher than FSH", "LH to FSH ratio"],
  "lab-tests/amh#what-it-is-for": ["how many eggs do I have left", "egg reserve"],
  "lab-tests/amh#numbers-often-quoted": ["AMH and age", "does AMH fall with age"],
  "lab-tests/testosterone#what-it-is-for": ["test for male hormones", "free testosterone"],
  "lab-tests/liver-enzymes#what-it-is-for": ["blood test for liver"],
  "lab-tests/lipid-profile#what-it-is-for": ["fats in my blood", "good and bad cholesterol"],
  "lab-tests/adrenal-or-pelvic-ct-or-mri#how-to-prepare": [
    "claustrophobia in the scanner",
    "contrast dye and metformin",
  ],
  "lab-tests/pituitary-mri#how-to-prepare": ["metal in MRI", "afraid of the tunnel"],
};

/** How people ask for one part of a lab test. */
export function labSearchWords(passageId: string, testName: string): string[] {
  const part = passageId.replace(/.*#/, "");
  return [
    ...(askedOfAnyTest[part] ?? []).map((words) => words.replace("*", testName)),
    ...(askedOfOneTest[passageId] ?? []),
  ];
}
