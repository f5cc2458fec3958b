/** Signs that male-type changes come fast, or that the body makes too much cortisol. */
export const fastChanges = {
  voiceDeepens: [
    "voice ~~ (deep|deeper|drop*|man|boy|lower|break*|thick*|father|brother|changing|changed)",
  ],
  clitorisGrows: [
    "(clit|clitoris|private part|down there|button) ~~ (big|bigger|grow*|grown|enlarg*|swell|longer|larger|huge|size|long)",
  ],
  hairSpreadsFast: [
    "(hair|beard|moustache) ~~ (in|within|over|this|these) ~ (#|2|the)? last? #? (weeks|months)",
  ],
  baldsFast: [
    "(bald|balding|hair loss|losing hair|losing my hair|hairline|hair is falling|hair fall*) ~~ (fast|quick*|rapid*|within|weeks|# months|since)",
  ],
  musclesGrow: ["muscle* ~~ (bigger|grow*|grown)"],
  isLifelong: ["(for|over|past|last) ~ (# years|many years|years)", "# years"],
  changesFast: [
    "(in|within|over|past|last|these|about|for|only|since) ~ (#|few|some|the|past|last)? ~ (weeks|months)",
    "since (january|march|april|may|june|august|september|december|easter|christmas|summer|ramadan)",
    "(suddenly|sudden|fast|quickly|overnight|so fast|quick|recently|lately|all of a sudden|cracks|now)",
  ],
  hasCushingMarks: ["(purple|red|dark|pink) ~ (stretch|lines)"],
  bruisesEasily: ["bruis*"],
  hasWeakMuscles: ["(muscle*|legs|thighs|arms) ~~ (weak*|cant climb|give way|jelly)"],
  hasMoonFace: ["(moon|round|swell) ~ face"],
  hasHighPressure: ["(high|raised) (blood)? pressure"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
