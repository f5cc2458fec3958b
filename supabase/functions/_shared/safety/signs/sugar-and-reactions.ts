/** Signs of very low or high sugar and of a serious reaction to a medicine. */
export const sugarAndReactions = {
  sugarIsLow: ["(hypo)"],
  meterIsOffScale: [
    "(meter|glucometer|machine|sugar|glucose) (reading)? (keeps|now)? (is|says|said|shows|reads|read|saying|reading|flash*) (hi)",
  ],
  sugarIsHigh: [
    "(sugar|glucose|bg|glucometer) ~~ (high|above|over|through the roof|too much|climb*|says hi|hi)",
  ],
  shakes: [
    "(shak*|trembl*|sweat*|shiver*|clammy|shaky|cold sweat)",
    "@confused",
    "(cant think|fog|foggy|blur*|dizzy|faint|weak|slur*|palpitat*|racing|woozy|spinning)",
  ],
  breathesFast: [
    "(breath*|panting) ~ (fast|quick*|rapid*|deep|hard|heavy|heavily|short|too fast|so fast)",
    "(fast|quick|rapid|deep|heavy) ~ (breath*|breathe)",
    "@breathless",
  ],
  feelsCold: ["(freezing|cold|shivering|cant get warm|body cold)"],
  isWornOut: [
    "(so|very|extreme|severe|terribl*|too|completely|crazy|super|dead|unbearabl*) ~ (tired|tiredness|weak|weakness|exhausted|fatigue*|sleepy|drowsy)",
    "cant (stay awake|get out of bed|stand|get up|wake)",
  ],
  musclesHurt: ["muscle* ~ (@pain|weak*|cramp*)"],
  heartIsSlow: ["(slow|low) ~ (heart*|pulse)"],
  throatCloses: [
    "(throat) ~~ (close|closing|closed|tight*|swell|block*|choking|itch* and|squeez*)",
    "(tongue|lips|lip|mouth|eyelids) ~~ (swell|big|fat|huge|thick|puff*|double|bigger)",
  ],
  faceSwells: ["(face|eyes|eye) ~~ (swell|puff*|balloon*|huge|big)"],
  hasRash: ["(hives|rash|welts|itch*|blister*|peel*)"],
  skinPeels: ["(skin|mouth|lips) ~~ (peel*|blister*)", "(blister*|peel*) ~ (rash|skin)"],
  tookSomethingNew: [
    "(new|first|started|starting|start|after|since|took|gave|given|reaction|begin|began|prescribed|allerg*|swallow*) ~~ (tablet*|pill|pills|medicine|drug|drugs|antibiotic*|injection|metformin|spironolactone|spiro|clomid|letrozole|supplement*|herb*|tea|capsule*|inositol|berberine|jab|dose|ibuprofen|aspirin|penicillin)",
  ],
  turnsYellow: ["(eye|eyes|whites|skin|body|palms|face) ~~ (yellow|yellowish)"],
  breathSmellsSweet: ["(breath|mouth) ~~ (fruit*|nail|pear drops|sweet|remover)"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
