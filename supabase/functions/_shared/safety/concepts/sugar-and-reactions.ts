/** Signs of very low or high sugar and of a serious reaction to a medicine. */
export const sugarAndReactions = {
  sugarIsLow: ["(hypo|hypos|hypoglycemi*|hypoglycaemi*)"],
  meterIsOffScale: [
    "(meter|glucometer|machine|sugar|glucose) (reading)? (just|keeps|now)? (is|says|said|shows|reads|read|showing|saying|reading|flash*|display*) (hi|lo|error low|high high)",
  ],
  sugarIsHigh: [
    "(sugar|glucose|rbs|fbs|bg|glucometer) ~~ (high|above|over|sky|through the roof|too much|rising|climb*|reads hi|says hi|hi)",
  ],
  shakes: [
    "(shak*|trembl*|sweat*|shiver*|jittery|clammy|quiver*|vibrat*|shaky|cold sweat)",
    "@confused",
    "(cant think|fog|foggy|blur*|dizzy|faint|weak|slur*|palpitat*|racing|woozy|spinning)",
  ],
  didNotEat: [
    "(didnt|not|havent|forgot|skipped|without|never|no|dont|before) ~ (eat|eaten|eating|ate|food|breakfast|lunch|dinner|meal)",
  ],
  breathesFast: [
    "(breath*|panting) ~ (fast|quick*|rapid*|shallow|deep|hard|heavy|heavily|difficult*|short|like i ran|too fast|so fast)",
    "(fast|quick|rapid|shallow|deep|heavy|laboured|labored) ~ (breath*|breathe)",
    "@breathless",
  ],
  feelsCold: ["(freezing|cold|icy|shivering|cant get warm|cant warm|body cold|low temperature)"],
  isWornOut: [
    "(so|very|extremely|extreme|severe|terribl*|too|unusually|completely|totally|crazy|super|dead|incredibly|really|overwhelming|unbearabl*) ~ (tired|tiredness|weak|weakness|exhausted|exhaustion|fatigue*|drained|sleepy|drowsy|lethargic)",
    "cant (stay awake|keep my eyes open|lift my head|get out of bed|stand|get up|wake)",
  ],
  musclesHurt: ["muscle* ~ (@pain|weak*|cramp*)"],
  heartIsSlow: ["(slow|low) ~ (heart*|pulse)"],
  throatCloses: [
    "(throat|airway|windpipe) ~~ (close|closes|closing|closed|tight*|swell|shut*|block*|narrow*|constrict*|choking|lump|itch* and|squeez*|seal*)",
    "(tongue|lips|lip|mouth|eyelids) ~~ (swell|big|fat|huge|thick|puff*|double|bigger)",
    "(anaphyla*)",
  ],
  faceSwells: ["(face|eyes|eye) ~~ (swell|puff*|balloon*|huge|big)"],
  hasRash: ["(hives|rash|welts|urticaria|itch*|bumps all over|wheals|blister*|peel*)"],
  skinPeels: [
    "(skin|mouth|lips) ~~ (peel*|blister*|coming off|falling off|raw)",
    "(blister*|peel*) ~~ (mouth|lips|skin|eyes|body)",
  ],
  tookSomethingNew: [
    "(new|first|started|starting|start|after|since|took|gave|given|injected|reaction|begin|began|prescribed|allerg*|swallow*|switched) ~~ (tablet*|pill|pills|medicine|drug|drugs|antibiotic*|injection|metformin|spironolactone|spiro|clomid|letrozole|supplement*|herb*|tea|capsule*|inositol|berberine|jab|dose|ibuprofen|aspirin|penicillin|amoxicillin|septrin)",
  ],
  turnsYellow: [
    "(eye|eyes|eyeball|eyeballs|whites|skin|body|palms|face|sclera) ~~ (yellow|yellowish|yellowed|jaundice*)",
  ],
  breathSmellsSweet: [
    "(breath|mouth) ~~ (fruit*|acetone|nail|pear drops|sweet|remover|varnish|rotten apple*)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
