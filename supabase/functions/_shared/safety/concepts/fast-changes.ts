/** Signs that male-type changes come fast, or that the body makes too much cortisol. */
export const fastChanges = {
  voiceDeepens: [
    "voice ~~ (deep|deeper|deepen*|deepening|drop*|manly|man|male|masculine|boy*|lower|husky|bass|baritone|break*|thick*|heavier|dad|father|uncle|brother|changing|changed)",
    "(deep|deeper|manly|man|male|low) (kind of)? voice",
    "(sound*) ~ (like|as) ~ (man|male|boy|guy|my brother|my father|my dad|teenage boy)",
    "(people|they|callers|everyone) ~ call* ~ (me|her) (sir|oga|mister|bros)",
  ],
  clitorisGrows: [
    "(private part|private parts|genital*|vagina|vulva|down below|down there|between my legs) & (longer|long|bigger|grown|grow*|enlarg*|penis|little finger|like a finger|sticking out|protrud*|like a boy|like a man)",
    "(clit|clitoris|clitoral|klitoris|clitorus|clitoral hood|private part|down there|button|nub|my bean) ~~ (big|bigger|grow*|grown|enlarg*|swell|longer|larger|huge|penis|increas*|protrud*|sticking out|stick* out|increase|size|long)",
    "(enlarged|bigger|larger|growing|big|swell|increase*) ~ (clit|clitoris|clitorus)",
    "(like) (a)? (small|tiny|mini|little) penis",
  ],
  hairSpreadsFast: [
    "(hair|beard|moustache|mustache|hairs|sideburns|stubble|chest hair|facial hair) ~~ (everywhere|suddenly|sudden|fast|quick*|rapid*|exploded|explod*|overnight|spread*|shoot*|taken over|took over|all over) ~~ (weeks|months|since|in|past|this|recent*|lately|face|chest|back|stomach|now|last)",
    "(hair|beard|moustache|mustache|hairs|stubble) ~~ (in|within|over|this|these) ~ (#|few|2|couple|some|the)? (past|last)? (#|few)? (weeks|months)",
    "(in|within|over|this|these) ~ (weeks|months) ~~ (beard|hairy|hair grow*|hair all over|full beard|moustache)",
    "(suddenly|sudden|rapid*|fast|quickly|explosive|overnight) ~~ (hair growth|beard|hairy|facial hair|body hair|chest hair|moustache|hair on my)",
    "(beard|hair|moustache|mustache) ~~ since (january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|summer|ramadan|new year)",
  ],
  baldsFast: [
    "(bald|balding|receding|hair loss|losing hair|losing my hair|hair falling|lost my hair|lost half my hair|hairline|losing hair at|hair is falling|hair fall*) ~~ (suddenly|fast|quick*|rapid*|within|weeks|# months|few months|since|in a few|couple)",
    "(suddenly|sudden|rapid*|fast|quickly|within # months|in # weeks|in # months) ~~ (bald*|hair loss|losing hair|losing my hair|receding|temples)",
    "(hair) ~ (falling|fall) ~ (clumps|handfuls|patches)",
    "losing hair ~~ quick*",
  ],
  musclesGrow: [
    "muscle* ~~ (bigger|bulk*|grow*|grown|increas*|building|big|massive|like a man|popping)",
    "(bulk*|bigger|growing|more|big) ~ muscle*",
    "(shoulders|arms|body) ~ (like|as) ~ (a man|man|bodybuilder|male|wrestler)",
    "(look*|turn*) ~ (like|into) ~ (a)? man ~",
  ],
  isLifelong: [
    "(always|lifelong|gradually|slowly|genetic|born with|runs in)",
    "(since|from) ~ (birth|childhood|puberty|always|child|teen*|school|forever|little|young|i was|born)",
    "(all|whole) my life",
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
    "(stretch marks|stretchmarks|striae) ~~ (purple|violet|red|wide|dark)",
  ],
  bruisesEasily: [
    "(bruis*) ~~ (easy|easily|nothing|no reason|everywhere|all over|touch|random*|without|for no)",
    "(easy|easily|random|unexplained) ~ bruis*",
    "bruis*",
  ],
  hasWeakMuscles: [
    "(muscle*|legs|thighs|arms) ~~ (weak*|cant climb|give way|giving way|no strength|jelly)",
    "(cant|hard|difficult|struggle) ~ (climb*|get up|stand up|rise) ~~ (stairs|chair|squat|seat|floor)",
    "weak ~ (muscle*|legs|thighs|arms)",
  ],
  hasMoonFace: [
    "(moon|round|rounder|swell|fat) ~ face",
    "face ~ (round|rounder|moon|like a moon)",
    "(buffalo) (hump)",
    "hump ~ (neck|back|shoulder*)",
  ],
  hasHighPressure: [
    "(high|raised|very high|severe) (blood)? pressure",
    "blood pressure ~~ (high|up|raised|rising|through|shot|sky|over|above)",
    "hypertension",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
