/** Signs of a blood clot in a leg or a lung. */
export const breathAndLegs = {
  legSwells: [
    "(calf|left leg|right leg|one leg|one of my legs|back of my knee|behind my knee|left thigh|one thigh|left calf|right calf|one calf) & (swell|hot|warm|red|bigger|fatter|fat|twice|huge|purple|blue|hard|throbbing|thicker|tender|like yam)",
    "(leg|thigh) ~ swell ~~ (@pain|hot|red|warm|only|right|one|sore|overnight|hard)",
  ],
  legHurts: ["(calf|@one @limb|thigh) ~~ @pain", "leg ~ (@pain|heavy|swell|tight)"],
  cantBreathe: [
    "(breath|breathe|breathing|lungs|air) & (cant|struggl*|fight*|gasp*|suddenly|sudden|panic*|scary|worse)",
    "@breathless ~ (suddenly|sudden|now|at rest|lying|sitting|this morning|today|all of a sudden|since)",
    "(lips|fingers|nails) ~ (blue|purple|grey)",
  ],
  isBreathless: [
    "@breathless",
    "(breath|breathe|breathing) ~ (whistl*|nois*|fast|short|heavy|hard|tight|quick*)",
  ],
  breathingHurts: [
    "@pain ~~ (breathe|deep breath|inhale|each breath|breathing)",
    "(breathe in|breathe|deep breath|inhale|breathing) ~ @pain",
  ],
  coughsBlood: ["(cough*|spit*) ~ up? ~ blood"],
  fearsClot: [
    "(think|have|got|could|scan|suspect*|scared) ~ a? (blood clot|clot|dvt|pulmonary embol*|pe) ~",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
