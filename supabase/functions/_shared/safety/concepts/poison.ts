/** Signs of an overdose, of poison, or of a dangerous home treatment. */
export const poison = {
  tookTooMuch: [
    "(took|taken|swallow*|downed|drank|popped|ate) ~ (every|each) ~ (pill|tablet|tablets|one|single|capsule|last)",

    "(little|baby|younger|small|years old|toddler) ~ (sister|brother|one|boy|girl|child|cousin|son|daughter) ~ (swallow*|ate|drank|took|eaten|taken) ~~ (pills|tablets|metformin|medicine|capsules)",
    "# (days|weeks|months) (worth|supply) of ~ (pills|tablets|medicine|metformin)",

    "(triple|double|quadruple|three times|four times|five times|ten times|10 times|twice) ~~ (insulin|metformin|tablets|pills|medicine|dose|drugs) ~~ (mistake|accident*|odd|sick|dizzy|funny|faint|shaking|strange|weird)",
    "(gave|give|injected|inject) @self ~ (triple|double|too much|all|whole|overdose|twice|10|100)",
    "@took ~ (all|entire|whole|full|complete) ~ (my|the|her|his|of)? ~ (pills|tablets|medicine|drugs|metformin|glucophage|paracetamol|panadol|tylenol|insulin|ibuprofen|sleeping pills|capsules|painkillers|antidepressant*|letrozole|clomid|spironolactone)",
    "(took|taken|take|taking|swallow*|drank|downed|popped|ate|eaten|overdosed) ~ (whole|entire|full) (bottle|pack|packet|strip|sachet|blister|container|card|box|weeks|months|sleeve)",
    "@took ~ (too many|so many|plenty|a lot of|lots of|loads of|load of|a load of|bunch of|a bunch of|handful|handfuls|fistful|tons of|an overdose|overdose|many many|heap of|excess|several times|double the|triple|all the|ton of|more than i should) ~ @pills",
    "@took ~ too (many|much) ~ @pills",
    "too (many|much) (pills|tablets|medicine|paracetamol|panadol|metformin|insulin|tylenol|sleeping pills|drugs|painkillers) ",
    "(overdos*|od ed|odd on|oding|od on|o d)",
    "@took ~~ @pills ~~ (make i die|to die|sleep forever|never wake|end it|dont want to wake|let me die|kill myself|so i can die|want to die)",
    "@took ~~ (metformin|tablets|pills|medicine|insulin|paracetamol|painkillers) ~~ (all at once|at once|in one go|all together|one time)",
    "(took|swallow*|taken) them all",
    "(child|baby|toddler|son|daughter|kid|boy|girl|niece|nephew) ~ (swallow*|ate|drank|took|eaten|taken) ~~ (pills|tablets|metformin|medicine|@poison|capsules)",
  ],
  byMistake: [
    "(accident*|mistake|mistakenly|error|unknowingly|wrongly|forgetting|confused them|mixed up)",
    "(child|baby|toddler|little sister|little brother|my son|my daughter|kid)",
  ],
  tookPoison: [
    "@poison & (douch*|vagina|womb|inside me|drank|swallow*|drunk|inserted|injected|tampon|swallowing|drinking)",

    "@took ~~ @poison",
    "(put|inserted|insert|douch*|wash*|pour*|inject*) ~~ @poison ~~ (inside|vagina|womb|private|me|down there|myself)",
    "@poison ~~ (swallow*|drank|drunk|drink|ingest*) ",
    "(been|was|am|is) poisoned",
    "(rat|rodent) (poison|killer)",
  ],
  endsPregnancyAtHome: [
    "(took|taken|drank|drunk|swallow*|drink|inserted|used|put) ~~ (to abort|for abortion|to terminate|to end the pregnancy|to miscarry|to remove pregnancy)",

    "(used|use|using|with|tried|try) (a|the)? (hanger|coat hanger|knitting needle|bicycle spoke|knitting pin)",
    "(herbalist*|quack|lady|woman|man|friend|nurse|chemist) ~ (gave|give|sold) ~ (tablets|drug|drugs|something|injection|mixture|herbs) ~~ (remove|abort*|terminate|flush|end|clean|pregnan*)",

    "(@took|inserted|insert|put|pushed|injected|sold|gave|given|bought|buy|mix*|boil*) ~~ @herbs ~~ (bring|flush|remove|abort*|end|terminate|clear|clean|wash|comot|come out|get rid|lose|kill|force|push|start|make|drop|expel|see|come) ~~ (period|pregnan*|womb|belly|menses|baby|uterus|blood|flow|menstruat*|it out|it)",
    "(bring|flush|remove|abort*|end|terminate|clear|clean|wash|come out|get rid of|force|drop|expel) ~~ (period|pregnan*|womb|belly|menses|baby|uterus|menstruat*) ~~ (@took|drank|took|drink|herb*|concoction|agbo|mixture|drugs|tablets|inserted)",
    "(took|taken|drank|drunk|swallow*|drink|used|inserted|had|put) ~~ (to|and|for|so|that|can|make) ~ (flush|abort*|terminate|get rid of|remove|expel|end) ~ (pregnan*|womb|belly|baby|it|period|the)",
    "(hanger|knitting needle|stick|wire|needle|bicycle spoke|syringe|catheter|iron|leaf|cassava stem|soap) ~~ (womb|inside|vagina|abort*|pregnan*|private|inserted)",
    "(inserted|insert|pushed|put) ~~ (hanger|knitting needle|stick|wire|spoke|leaf|herb*|soap|potash|alum|tablets|something|concoction|bleach|lime) ~~ (womb|vagina|inside|pregnan*|private|abort*|me|myself|remove)",
    "(took|taken|used|swallow*|inserted|bought|take|using) ~~ (cytotec|misoprostol|abortion pill*|mifepristone|misopros*|miso) ~~ (market|online|chemist|alone|home|without|myself|man|secretly|patent|friend|quack|roadside|used|bleed*|#|and|pharmacy)",
    "(quack|chemist|backstreet|roadside|nurse auntie) ~~ (abort*|remove|pregnan*|terminate)",
    "@took ~~ (agbo|herbs|herb|herbal|concoction|potash|alabukun|native medicine|mixture|traditional medicine) ~~ (see my period|bring my period|period come|menses come|flush|abort*|menses|womb|pregnan*|make my period|my period)",
  ],
  tookHomeRemedy: [
    "@took ~~ (agbo|herb|herbs|herbal|concoction|mixture|potion|potash|alabukun|native medicine|traditional medicine|juju|bitters|native doctor|something|stuff|unknown|drug|detox|slimming|seeds|roots|leaves|kaun)",
    "(herbalist|herbalists|native doctor|babalawo|mallam|traditional healer|alfa|quack|mama herb*|agbo woman|herb seller) ~~ (drink|mixture|drug|gave|liquid|water|powder|medicine|give|concoction|root)",
    "(agbo|concoction|herbal mixture|potash|native medicine|herbs|native doctor|alabukun|detox tea|slimming tea) ~",
    "(inserted|put) ~ (herb*|something|leaf|leaves|pepper|garlic|steam*|alum|ginger|potash) ~~ (vagina|inside|private|down there|womb)",
    "(vaginal|yoni|v) (steam*) ",
    "(swallow*|drank|ate|took) ~ (something|stuff|a mixture)",
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
