/** Signs of a blood clot in a leg or a lung. */
export const breathAndLegs = {
  legSwells: [
    "(calf|left leg|right leg|one leg|one of my legs|one of her legs|back of my knee|behind my knee|left thigh|right thigh|one thigh|left calf|right calf|one calf|one foot|left foot|right foot|this leg|that leg) & (swell|hot|warm|red|bigger|fatter|fat|twice|huge|purple|blue|hard|throbbing|thicker|tender|like yam|heavy and)",
    "calf ~~ @limbSign",
    "@limbSign ~~ calf",
    "(leg|thigh) ~ swell ~~ (@pain|hot|red|warm|only|left|right|one|sore|overnight|hard)",
    "leg (swell)",
  ],
  legHurts: [
    "(calf|@one @limb|thigh) ~~ @pain",
    "@pain ~~ (calf|left leg|right leg|one leg|my leg|thigh|back of my knee)",
    "leg ~ (@pain|heavy|swell|tight)",
  ],
  cantBreathe: [
    "(breath|breathe|breathing|lungs|air) & (cant|struggl*|fight*|gasp*|suddenly|sudden|suffocat*|choke*|chok*|panic*|scary|terrified|worse)",
    "(gasping|gasp|suffocating|choking)",
    "@breathless ~ (suddenly|sudden|now|right now|at rest|lying|resting|sitting|tonight|this morning|today|all of a sudden|out of nowhere|getting worse|worse|since)",
    "(lips|fingers|nails) ~ (blue|purple|grey)",
  ],
  isBreathless: [
    "@breathless",
    "(breath|breathe|breathing) ~ (whistl*|nois*|rattl*|fast|short|heavy|hard|difficult|laboured|labored|tight|shallow|problem|quick*)",
  ],
  breathingHurts: [
    "@pain ~~ (breathe in|breathe|breath in|deep breath|deep breathe|inhale|breathing in|each breath|every breath|breathing)",
    "(breathe in|breathe|deep breath|deep breathe|inhale|breathing) ~ @pain",
  ],
  coughsBlood: [
    "(cough*|spit*) ~ (up|out)? ~ (blood|bloody|pink froth)",
    "blood ~ (when|as|after|while|in) ~ (cough*|phlegm|spit|sputum|saliva|mucus|catarrh)",
    "(bloody|pink) (phlegm|sputum|spit|mucus)",
  ],
  fearsClot: [
    "(think|have|having|got|might|could|sure|found|told|said|scan|suspect*|is this|maybe|scared) ~ (a|my)? (blood clot|clot|dvt|pulmonary embol*|pe) ~ (leg|lung|calf|thigh|now|and|help|arm)?",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
