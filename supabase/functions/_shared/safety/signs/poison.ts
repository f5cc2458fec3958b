/** Signs of an overdose, of poison, or of a dangerous home treatment. */
export const poison = {
  tookTooMuch: [
    "(overdos*|odd on)",
    "@took ~ (all|whole|plenty|loads|many|much|handful|lots|lot|overdose|too many|double) ~ (my|her|his|the|of|it)? ~ @pills",
  ],
  byMistake: [
    "(accident*|mistake|error|mixed up)",
    "(child|baby|toddler|little sister|little brother|my son|my daughter|kid)",
  ],
  tookPoison: [
    "@poison & (douch*|vagina|womb|inside me|drank|swallow*|drunk|inserted|tampon|swallowing|drinking)",
    "@took ~~ @poison",
  ],
  endsPregnancyAtHome: [
    "(took|taken|drank|drunk|swallow*|drink|used|inserted|had|put) ~~ (to|and|for|so|that|can|make) ~ (flush|abort*|get rid of|remove|end) ~ (pregnan*|womb|belly|baby|it|period|the)",
    "(took|taken|used|swallow*|inserted|bought|take|using) ~~ (cytotec|misoprostol|abortion pill*|misopros*) ~~ (market|online|chemist|alone|home|without|myself|man|secretly|friend|used|bleed*|#|and|pharmacy)",
    "@took ~~ (agbo|herbs|herb|herbal|concoction|potash|alabukun|native medicine|mixture|traditional medicine) ~~ (see my period|bring my period|period come|menses come|flush|abort*|menses|womb|pregnan*|make my period|my period)",
  ],
  tookHomeRemedy: [
    "@took ~~ (agbo|herb|herbs|herbal|concoction|mixture|potash|alabukun|native medicine|traditional medicine|native doctor|something|stuff|unknown|drug|detox|slimming|leaves)",
    "(agbo|concoction|herbal mixture|potash|native medicine|herbs|native doctor|alabukun|detox tea) ~",
  ],
  isPoisoned: [
    "(eyes|eye) ~ (turn*|roll*|blur*|dark)",
    "vomit ~~ (nonstop|non stop|wont stop|everything|cant stop|since|blood|all|severe*|too much|and|so much|badly)",
    "(nonstop|cant stop|wont stop|severe|serious|keep|keeps) ~ vomit",
    "(jerk*|seizure|fitting)",
    "(burn|burns|burning|burnt|burned|blister*) ~~ (mouth|throat|vagina|private|inside|down there|stomach|so bad|badly)?",
    "faint",
    "@confused",
    "(cant stand|cant walk|shaking|cant see|cant feel|collapse|numb|weak|heart|dizzy|spinning|bleeding)",
    "@breathless",
    "@unbearable",
    "(severe|terrible|bad|serious|too much) ~ (pain|stomach|cramps|diarrhoea)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
