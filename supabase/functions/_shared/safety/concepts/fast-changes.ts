/** Signs that male-type changes come fast, or that the body makes too much cortisol. */
export const fastChanges = {
  voiceDeepens: [
    "voice ~~ (deep|deeper|deepen*|deepening|drop*|manly|man|male|masculine|boy*|lower|husky|bass|baritone|break*|thick*|heavier|dad|father|uncle|brother|changing|changed)",
    "(deep|deeper|manly|man|male|low) (kind of)? voice",
  ],
  clitorisGrows: [
    "(clit|clitoris|clitoral|klitoris|clitorus|clitoral hood|private part|down there|button|nub|my bean) ~~ (big|bigger|grow*|grown|enlarg*|swell|longer|larger|huge|penis|increas*|protrud*|sticking out|stick* out|increase|size|long)",
    "(enlarged|bigger|larger|growing|big|swell|increase*) ~ (clit|clitoris|clitorus)",
  ],
  hairSpreadsFast: [
    "(hair|beard|moustache|mustache|hairs|stubble) ~~ (in|within|over|this|these) ~ (#|few|2|couple|some|the)? (past|last)? (#|few)? (weeks|months)",
    "(beard|hair|moustache|mustache) ~~ since (january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|summer|ramadan|new year)",
  ],
  baldsFast: [
    "(bald|balding|receding|hair loss|losing hair|losing my hair|hair falling|lost my hair|lost half my hair|hairline|losing hair at|hair is falling|hair fall*) ~~ (suddenly|fast|quick*|rapid*|within|weeks|# months|few months|since|in a few|couple)",
  ],
  musclesGrow: [
    "muscle* ~~ (bigger|bulk*|grow*|grown|increas*|building|big|massive|like a man|popping)",
  ],
  isLifelong: [
    "(for|over|past|last) ~ (# years|many years|years)",
    "# years",
    "(when|while|whenever) i (sing|cry|laugh|speak on|record)",
  ],
  changesFast: [
    "(in|within|over|past|last|these|about|for|only|since) ~ (#|few|couple|some|the|past|last)? ~ (weeks|months)",
    "since (january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|summer|new year|last month|ramadan)",
    "(suddenly|sudden|rapidly|fast|quickly|overnight|so fast|quick|recently|lately|all of a sudden|this year|cracks|now)",
  ],
  hasCushingMarks: [
    "(purple|violet|red|wide|dark|pink|deep) ~ (stretch|striae|stretchmark*|lines)",
  ],
  bruisesEasily: ["bruis*"],
  hasWeakMuscles: [
    "(muscle*|legs|thighs|arms) ~~ (weak*|cant climb|give way|giving way|no strength|jelly)",
  ],
  hasMoonFace: ["(moon|round|rounder|swell|fat) ~ face"],
  hasHighPressure: ["(high|raised|very high|severe) (blood)? pressure"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
