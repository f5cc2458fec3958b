/** Signs of a blood clot in a leg or a lung. */
export const breathAndLegs = {
  legSwells: [
    "(calf|left leg|right leg|one leg|one of my legs|back of my knee|behind my knee|left thigh|one thigh|left calf|right calf|one calf) & (swell|hot|warm|red|bigger|fatter|fat|twice|huge|purple|blue|hard|throbbing|thicker|tender|like yam|heavy and)",
    "(leg|thigh) ~ swell ~~ (@pain|hot|red|warm|only|left|right|one|sore|overnight|hard)",
  ],
  legHurts: ["(calf|@one @limb|thigh) ~~ @pain", "leg ~ (@pain|heavy|swell|tight)"],
  cantBreathe: [
    "(breath|breathe|breathing|lungs|air) & (cant|struggl*|fight*|gasp*|suddenly|sudden|choke*|chok*|panic*|scary|terrified|worse)",
    "@breathless ~ (suddenly|sudden|now|right now|at rest|lying|resting|sitting|tonight|this morning|today|all of a sudden|out of nowhere|getting worse|worse|since)",
    "(lips|fingers|nails) ~ (blue|purple|grey)",
  ],
  isBreathless: [
    "@breathless",
    "(breath|breathe|breathing) ~ (whistl*|nois*|fast|short|heavy|hard|tight|problem|quick*)",
  ],
  breathingHurts: [
    "@pain ~~ (breathe in|breathe|breath in|deep breath|inhale|breathing in|each breath|breathing)",
    "(breathe in|breathe|deep breath|inhale|breathing) ~ @pain",
  ],
  coughsBlood: ["(cough*|spit*) ~ (up|out)? ~ (blood|bloody)"],
  fearsClot: [
    "(think|have|having|got|might|could|sure|found|told|said|scan|suspect*|is this|maybe|scared) ~ (a|my)? (blood clot|clot|dvt|pulmonary embol*|pe) ~ (leg|lung|calf|thigh|now|and|help|arm)?",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
