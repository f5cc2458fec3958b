/** Signs of an overdose, of poison, or of a dangerous home treatment. */
export const poison = {
  tookTooMuch: [
    "(took|taken|swallow*|downed|drank|popped|ate) ~ (every|each) ~ (pill|tablet|tablets|one|single|capsule|last)",
    "(took|taken|take|taking|swallow*|drank|downed|popped|ate|eaten|overdosed) ~ (whole|entire|full) (bottle|pack|packet|strip|sachet|blister|container|card|box|weeks|months|sleeve)",
    "(overdos*|od ed|odd on|oding|od on|o d)",
    "@took ~~ (metformin|tablets|pills|medicine|insulin|paracetamol|painkillers) ~~ (all at once|at once|in one go|all together|one time)",
    "(child|baby|toddler|son|daughter|kid|boy|girl|niece|nephew) ~ (swallow*|ate|drank|took|eaten|taken) ~~ (pills|tablets|metformin|medicine|@poison|capsules)",
    "(too much|double|extra|wrong) (dose)? (of)? insulin",
    "insulin ~ (by mistake|by accident|too much|double|overdose)",
    "(accidentally|accident|mistake) ~ (drank|drink|swallow*) ~ (cleaner|chemical|liquid|bleach|something)",
  ],
  byMistake: [
    "(accident*|mistake|mistakenly|error|unknowingly|wrongly|forgetting|confused them|mixed up)",
    "(child|baby|toddler|little sister|little brother|my son|my daughter|kid)",
  ],
  tookPoison: [
    "@poison & (douch*|vagina|womb|inside me|drank|swallow*|drunk|inserted|injected|tampon|swallowing|drinking)",
    "@took ~~ @poison",
  ],
  endsPregnancyAtHome: [
    "(used|use|using|with|tried|try) (a|the)? (hanger|coat hanger|knitting needle|bicycle spoke|knitting pin)",
    "(took|taken|drank|drunk|swallow*|drink|used|inserted|had|put) ~~ (to|and|for|so|that|can|make) ~ (flush|abort*|terminate|get rid of|remove|expel|end) ~ (pregnan*|womb|belly|baby|it|period|the)",
    "(took|taken|used|swallow*|inserted|bought|take|using) ~~ (cytotec|misoprostol|abortion pill*|mifepristone|misopros*|miso) ~~ (market|online|chemist|alone|home|without|myself|man|secretly|patent|friend|quack|roadside|used|bleed*|#|and|pharmacy)",
    "@took ~~ (agbo|herbs|herb|herbal|concoction|potash|alabukun|native medicine|mixture|traditional medicine) ~~ (see my period|bring my period|period come|menses come|flush|abort*|menses|womb|pregnan*|make my period|my period)",
  ],
  tookHomeRemedy: [
    "@took ~~ (agbo|herb|herbs|herbal|concoction|mixture|potion|potash|alabukun|native medicine|traditional medicine|juju|bitters|native doctor|something|stuff|unknown|drug|detox|slimming|seeds|roots|leaves|kaun)",
    "(agbo|concoction|herbal mixture|potash|native medicine|herbs|native doctor|alabukun|detox tea|slimming tea) ~",
  ],
  isPoisoned: [
    "(eyes|eye) ~ (turn*|roll*|dim|blur*|dark)",
    "(see|seeing) double",
    "vomit ~~ (nonstop|non stop|wont stop|everything|cant stop|constantly|since|blood|all|severe*|too much|and|so much|badly)",
    "(nonstop|cant stop|wont stop|severe|serious|keep|keeps) ~ vomit",
    "(jerk*|convuls*|seizure|fitting|foaming)",
    "(burn|burns|burning|burnt|burned|blister*|raw) ~~ (mouth|throat|vagina|private|inside|down there|stomach|so bad|badly)?",
    "faint",
    "@confused",
    "(cant stand|cant walk|body shaking|shaking|cant see|cant feel|collapse|numb|weak|heart|dizzy|spinning|passing blood|bleeding)",
    "@breathless",
    "@unbearable",
    "(severe|terrible|bad|serious|too much) ~ (pain|stomach|cramps|diarrhea|diarrhoea)",
    "turn* ~ me",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
