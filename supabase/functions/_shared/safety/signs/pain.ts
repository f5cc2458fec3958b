/** Signs of sudden or severe pain in the belly. */
export const pain = {
  hasTummyPain: [
    "@belly ~~ @pain",
    "@pain ~~ @belly",
    "@pain ~~ @side",
    "@side ~~ @pain",
    "(cramps|cramping|cramp)",
  ],
  hasUnbearableTummyPain: [
    "(@belly|@side) & @unbearable",
    "(@belly|@side) ~ @pain & @cantMove",
    "@pain ~~ (@belly|@side) & @cantMove",
    "(@belly|@side) ~~ @cantMove",
    "(belly|stomach|tummy|abdomen) (is|feels|so|very|has|gone|went|as|like|come|of)? (is|very|so|as|gone|like|a)? (hard|rigid|rock|board|wood|stone|stiff)",
  ],
  hasUnbearablePain: ["@pain ~~ @cantMove", "@cantMove ~~ @pain"],
  hasStrongTummyPain: [
    "(@belly|@side) ~ (@pain|bite|turn|hook) ~ (anyhow|too much|so much|badly|very much|very bad|so bad|like mad|seriously)",
    "(severe|terrible|intense|extreme|serious|awful|horrible|violent) (pelvic|abdominal|ovary|ovarian|belly|tummy|stomach|womb|lower|groin) ~ @pain",
    "(like|as if) ~ (stab*|knife|hot iron) & (@belly|@side)",
  ],
  hasHarshTummyPain: [
    "@harsh ~ @pain ~~ (@belly|@side)",
    "@harsh ~~ (belly|tummy|stomach|pelvic|pelvis|abdominal|abdomen|ovary|ovarian|womb|lower belly|side|groin) ~ @pain",
    "(stabs|stabbed|stabbing|knife|twisting|tearing) ~~ (@belly|@side|down there)",
    "(@belly|@side|down there) ~~ (stabs|stabbed|stabbing|knife|twisting|tearing)",
    "(@belly|@side) ~ (hurts|hurt|pain|aches) ~ so ~",
  ],
  comesSuddenly: [
    "@sudden",
    "(started|start|began|begun|came|come|hit|kicked) (on|off|in|up)? ~ (this morning|tonight|1 hours|hours ago|minutes ago|now|now now|last night|today|30 minutes|at night|in the night|#)",
    "since (this|last)? (morning|night|afternoon|evening|yesterday|midnight)",
    "(1|2|3|4) am",
  ],
  hasPain: ["@pain"],
  isOnOneSide: [
    "@side",
    "(lower|low|down|deep|far|the|my|in|on|to|only) (down|on|in|the|side|of|to|my|low)? (the|my|on)? (left|right)",
  ],
  vomits: [
    "vomit",
    "(threw|throw*|bring*|brought) (it|everything|food|up)? (all)? up",
    "(nausea|nauseous|queasy|sick)",
  ],
  isFeverish: ["@feverish"],
  faints: ["faint", "collapse"],
  isMonthly: [
    "(every|each) (months|period|time|cycle|single)",
    "(monthly|always|usually|normally|often|sometimes|for years|most months|as usual|like always|whenever|on and off)",
    "(for|over|past|last) ~ (# years|# months|years|many years|months)",
  ],
  isWorseNow: [
    "(worse|worst|different|stronger|not like|more) ~ (than|ever|from|before|usual|time|today|now|like this|always)",
    "(this time|today|tonight|right now|now|this morning|suddenly|sudden|never)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
