/** Signs that male-type changes come fast, or that the body makes too much cortisol. */
export const fastChanges = {
  voiceDeepens: [
    "voice ~~ (deep|deeper|drop*|man|boy*|lower|break*|thick*|heavier|father|uncle|brother|changing|changed)",
  ],
  clitorisGrows: [
    "(clit|clitoris|private part|down there|button) ~~ (big|bigger|grow*|grown|enlarg*|swell|longer|larger|huge|increas*|stick* out|increase|size|long)",
  ],
  hairSpreadsFast: [
    "(hair|beard|moustache|hairs|stubble) ~~ (in|within|over|this|these) ~ (#|few|2|some|the)? (past|last)? (#|few)? (weeks|months)",
  ],
  baldsFast: [
    "(bald|balding|hair loss|losing hair|losing my hair|hair falling|hairline|losing hair at|hair is falling|hair fall*) ~~ (suddenly|fast|quick*|rapid*|within|weeks|# months|few months|since|in a few)",
  ],
  musclesGrow: ["muscle* ~~ (bigger|grow*|grown|increas*|big|massive|like a man)"],
  isLifelong: ["(for|over|past|last) ~ (# years|many years|years)", "# years"],
  changesFast: [
    "(in|within|over|past|last|these|about|for|only|since) ~ (#|few|some|the|past|last)? ~ (weeks|months)",
    "since (january|march|april|may|june|august|september|december|easter|christmas|summer|ramadan)",
    "(suddenly|sudden|fast|quickly|overnight|so fast|quick|recently|lately|all of a sudden|cracks|now)",
  ],
  hasCushingMarks: ["(purple|red|dark|pink|deep) ~ (stretch|lines)"],
  bruisesEasily: ["bruis*"],
  hasWeakMuscles: ["(muscle*|legs|thighs|arms) ~~ (weak*|cant climb|give way|no strength|jelly)"],
  hasMoonFace: ["(moon|round|swell|fat) ~ face"],
  hasHighPressure: ["(high|raised|severe) (blood)? pressure"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
