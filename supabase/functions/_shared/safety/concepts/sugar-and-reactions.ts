/** Signs of very low or high sugar and of a serious reaction to a medicine. */
export const sugarAndReactions = {
  sugarIsLow: [
    "(sugar|glucose|rbs|fbs|bg|glucometer) ~~ (low|drop*|crash*|down|dipping|fell|falling|too small|small|plummet*)",
    "(low|dropp*|crash*|falling) ~ (blood)? (sugar|glucose)",
    "(hypo|hypos|hypoglycemi*|hypoglycaemi*)",
  ],
  sugarIsHigh: [
    "(sugar|glucose|rbs|fbs|bg|glucometer) ~~ (high|above|over|sky|through the roof|too much|rising|climb*|reads hi|says hi|hi)",
    "(high|very high|raised|sky high) ~ (blood)? (sugar|glucose)",
    "(hyperglycemi*|hyperglycaemi*|dka|ketoacidosis|ketones)",
  ],
  shakes: [
    "(shak*|trembl*|sweat*|shiver*|jittery|clammy|quiver*|vibrat*|shaky|cold sweat)",
    "body (shake|shaking|tremble|vibrate|weak)",
    "@confused",
    "(cant think|fog|foggy|blur*|dizzy|faint|weak|slur*|palpitat*|racing|woozy|spinning)",
  ],
  didNotEat: [
    "(didnt|not|havent|forgot|skipped|without|never|no|dont|before) ~ (eat|eaten|eating|ate|food|breakfast|lunch|dinner|meal)",
  ],
  breathesFast: [
    "(breath*) ~ (whistl*|nois*|wheez*|tight|rattl*)",

    "(breath*|panting) ~ (fast|quick*|rapid*|shallow|deep|hard|heavy|heavily|difficult*|short|like i ran|too fast|so fast)",
    "(fast|quick|rapid|shallow|deep|heavy|laboured|labored) ~ (breath*|breathe)",
    "@breathless",
  ],
  feelsCold: ["(freezing|cold|icy|shivering|cant get warm|cant warm|body cold|low temperature)"],
  isWornOut: [
    "(so|very|extremely|extreme|severe|terribl*|too|unusually|completely|totally|crazy|super|dead|incredibly|really|overwhelming|unbearabl*) ~ (tired|tiredness|weak|weakness|exhausted|exhaustion|fatigue*|drained|sleepy|drowsy|lethargic)",
    "cant (stay awake|keep my eyes open|lift my head|get out of bed|stand|get up|wake)",
    "(exhausted|drowsy|lethargic|sleepy all|wiped out|no strength|body weak|drained)",
  ],
  musclesHurt: [
    "muscle* ~ (@pain|weak*|cramp*)",
    "@pain ~ muscle*",
    "(body|legs|all over) ~ (@pain|ache*)",
    "cramp* all over",
  ],
  heartIsSlow: ["(slow|low) ~ (heart*|pulse)", "(heart*|pulse) ~ (slow*|low|irregular)"],
  throatCloses: [
    "(throat|airway|windpipe) ~~ (close|closes|closing|closed|tight*|swell|shut*|block*|narrow*|constrict*|choking|lump|itch* and|squeez*|seal*)",
    "(swell|tight|closing|tightness|block*) ~ (throat|airway|tongue|lips)",
    "(tongue|lips|lip|eyelids|throat) & swell",
    "(tongue|lips|lip|mouth|eyelids) ~~ (swell|big|fat|huge|thick|puff*|double|bigger)",
    "(anaphyla*)",
    "cant swallow",
  ],
  faceSwells: ["(face|eyes|eye) ~~ (swell|puff*|balloon*|huge|big)", "swell ~~ (face|eyes)"],
  hasRash: ["(hives|rash|welts|urticaria|itch*|bumps all over|wheals|blister*|peel*)"],
  skinPeels: [
    "(skin|mouth|lips) ~~ (peel*|blister*|coming off|falling off|raw)",
    "(blister*|peel*) ~~ (mouth|lips|skin|eyes|body)",
  ],
  tookSomethingNew: [
    "(new|first|started|starting|start|after|since|took|gave|given|injected|reaction|begin|began|prescribed|allerg*|swallow*|switched) ~~ (tablet*|pill|pills|medicine|drug|drugs|antibiotic*|injection|metformin|spironolactone|spiro|clomid|letrozole|supplement*|herb*|tea|capsule*|inositol|berberine|jab|dose|ibuprofen|aspirin|penicillin|amoxicillin|septrin)",
    "allergic",
  ],
  turnsYellow: [
    "(eye|eyes|eyeball|eyeballs|whites|skin|body|palms|face|sclera) ~~ (yellow|yellowish|yellowed|jaundice*)",
    "(yellow|yellowish|jaundiced) ~ (eye|eyes|skin|whites|palms)",
    "(have|got|with|has|getting|think) ~ jaundice",
  ],
  breathSmellsSweet: [
    "(breath|mouth) ~~ (fruit*|acetone|nail|pear drops|sweet|remover|varnish|rotten apple*)",
    "(fruity|acetone|sweet) ~ (breath|smell* breath)",
    "ketones ~ (high|large|#|moderate|positive)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
