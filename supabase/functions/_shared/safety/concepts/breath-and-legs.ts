/** Signs of a blood clot in a leg or a lung. */
export const breathAndLegs = {
  legSwells: [
    "(leg|calf|thigh|foot) ~ (big|bigger|fat|large|swell) (pass|than|more than) ~ (other|one)",
    "(one|left|right) (calf|leg|thigh) & (swell|hot|pins and needles|tight|heavy) ",

    "(calf|left leg|right leg|one leg|one of my legs|one of her legs|back of my knee|behind my knee|left thigh|right thigh|one thigh|left calf|right calf|one calf|one foot|left foot|right foot|this leg|that leg) & (swell|hot|warm|red|bigger|fatter|fat|twice|huge|purple|blue|hard|throbbing|thicker|tender|like yam|heavy and)",
    "@one ~ @limb ~~ @limbSign",
    "(@limb|calf) ~~ @limbSign ~~ (than the other|one side|on one side|only the left|only the right|only one|bigger than|twice the size|the left one|the right one|only left|only right)",
    "calf ~~ @limbSign",
    "@limbSign ~~ calf",
    "@limbSign ~ (left|right|one) @limb",
    "@one @limb ~ (@pain|heavy|tight) ~~ @limbSign",
    "(leg|thigh) ~ swell ~~ (@pain|hot|red|warm|only|left|right|one|sore|overnight|hard)",
    "(leg|thigh|calf) ~~ (hard and hot|swell hard|red and hot|hot and red|swell up badly)",
    "(leg|foot) ~ swell up",
    "leg (swell)",
  ],
  legHurts: [
    "(calf|@one @limb|thigh) ~~ @pain",
    "@pain ~~ (calf|left leg|right leg|one leg|my leg|thigh|back of my knee)",
    "leg ~ (@pain|heavy|swell|tight)",
    "legs ~ swell",
    "calf ~ (tight|cramp*|heavy|tender|warm)",
  ],
  cantBreathe: [
    "cant ~ (fill|expand|open) ~ (lungs|lung|chest)",
    "(air|oxygen) ~ (not enough|not reach|no reach|cant|isnt|finish|not entering|no enter)",
    "(lungs|lung|windpipe) ~ (closing|tight|full|empty|cant|not working|burn*|collapse)",
    "(breath|breathe|breathing|lungs|air) & (cant|struggl*|fight*|gasp*|suddenly|sudden|suffocat*|choke*|chok*|panic*|scary|terrified|worse)",
    "(cant|not) (breathe|breath|breathing)",
    "cant ~ (breathe|catch my breath|catch my breathe|get my breath|get my breathe|get air|get enough air)",
    "(gasping|gasp|suffocating|choking)",
    "(struggl*|fight*|battling) ~ (breathe|breath|breathing|air)",
    "(stopped|not) breathing",
    "(breath|breathe|breathing) (seize|cut|stop|hook|no reach|not reach|dont reach|want to cut)",
    "(suddenly|sudden) ~ @breathless",
    "@breathless ~ (suddenly|sudden|now|right now|at rest|lying|resting|sitting|tonight|this morning|today|all of a sudden|out of nowhere|getting worse|worse|since)",
    "(severe|bad|terrible|extreme|serious) ~ @breathless",
    "(lips|fingers|nails) ~ (blue|purple|grey)",
    "cant (finish|complete|get out|speak|say) ~ (sentence|words|full sentence) ~~ (breath*|air|breathe)",
  ],
  isBreathless: [
    "@breathless",
    "(breath|breathe|breathing) ~ (whistl*|nois*|rattl*|fast|short|heavy|hard|difficult|laboured|labored|tight|shallow|problem|quick*)",
  ],
  breathingHurts: [
    "(breathing in|breathe in|deep breath|inhale|inhaling|each breath|every breath|breathing|breathe) ~~ (@pain|knife|sharp|stab) ~~ (rib|ribs|chest|back|side|lung|lungs|shoulder)",
    "(rib|ribs|chest|back|lung) ~~ (@pain|knife|sharp) ~~ (breathe|breathing|inhale|breath|cough)",

    "@pain ~~ (breathe in|breathe|breath in|deep breath|deep breathe|inhale|breathing in|each breath|every breath|breathing)",
    "(breathe in|breathe|deep breath|deep breathe|inhale|breathing) ~ @pain",
    "(when|whenever|every time|each time|if|as) i (breathe|inhale|take a breath|cough) ~~ (@pain|chest|stab*|sharp|back|rib*)",
  ],
  coughsBlood: [
    "(cough*|spit*|bring*) ~ (up)? ~ (pink|red|rusty|blood stained|bloody)",
    "(pink|bloody|red) ~ (froth|foam|sputum|phlegm|spit)",

    "(cough*|spit*) ~ (up|out)? ~ (blood|bloody|pink froth)",
    "blood ~ (when|as|after|while|in) ~ (cough*|phlegm|spit|sputum|saliva|mucus|catarrh)",
    "(bloody|pink) (phlegm|sputum|spit|mucus)",
  ],
  fearsClot: [
    "(think|have|having|got|might|could|sure|found|told|said|scan|suspect*|is this|maybe|scared) ~ (a|my)? (blood clot|clot|dvt|pulmonary embol*|pe) ~ (leg|lung|calf|thigh|now|and|help|arm)?",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
