/** Signs of a severe illness of the mind, above all after a birth. */
export const mind = {
  hearsOrSeesThings: [
    "(special powers|reading my thoughts|read my mind|reading my mind|controlling my thoughts|implanted|chip in)",

    "(hear|hears|hearing) ~ (someone|somebody|something|a man|a woman|god|spirit|my dead|the devil|satan) ~ (tell*|say*|call*|whisper*|command*|talk*|shout*)",

    "(talk*|speak*|see|sees|seeing|saw|hear*|answer*|laugh*) ~~ (people|someone|things|person|man|woman|voice|voices|somebody|child) ~~ (not|arent|dont|nobody) ~ (there|real|exist|else|see)",
    "(voice|voices) (say*|tell*|telling|want*|order*|keep*|call*)",
    "(hear|hears|hearing|heard) ~ (voice|voices|whispers|whispering|people talking|someone talking|things|someone calling|commands)",
    "(a|the|some|this|that|one) voice ~ (tell|tells|telling|told|say|says|saying|whisper*|order*|command*)",
    "voices ~~ (tell|tells|telling|told|say|says|saying|head|command*|whisper*|order*|talk*|shout*|wont stop|asking|ask|calling|call|dey tell|want me)",
    "(see|sees|seeing|saw) ~ (things|people|shadows|someone|spirits|demons|figures|faces|ghosts|insects|snakes|dead|witches|god|men|shapes) ~~ (not|there|nobody|others|else|room|wall|walls|arent|no one|birth|since|talking|delivery|corner|real|cant see|at night|night|me)",
    "(see|sees|seeing) (things|shadows|demons|spirits|ghosts|figures)",
    "(hallucinat*|psychosis|psychotic|delusion*|manic|mania)",
    "(radio|tv|television|phone|everything|news) ~~ (about me|talking to me|messages for me|sending me|speaking to me|signs)",
    "(baby|child|newborn) (is|looks|has|was) ~ (evil|possessed|demon*|not mine|devil|swapped|changed|witch*|cursed|not human|snake|satan)",
    "(people|they|neighbours|neighbors|police|government|family|everyone|someone|nurses|everybody) ~ (is|are|were)? ~ (spying|plotting|watching|following|poison*|after|trying to take|coming to take|coming for|out to get|want to kill|going to take|try to take|stealing) ~ (on|against)? ~ (me|my baby|her|the baby|us|her baby|my child|baby)",
    "(chosen|sent) by god ~",
  ],
  mayHarmBaby: [
    "(baby|newborn|infant|my son|my daughter) & (thought about|thoughts of|thinking of|urge|want to|imagin*|picture*|might) ~ (putting|leaving|throwing|dropping|drown*|river|window|smother*|hurt*|kill*|harm*|water|well|bin|dustbin)",
    "(putting|leaving|throwing|dumping|put|leave|throw) (her|him|the baby|my baby|it) (in|into|down|out|under|on) (the|a)? (river|water|bath|well|window|bin|dustbin|road|stairs|lagoon|toilet|oven|street)",

    "(drop*|drown*|smother*|suffocat*|shak*|throw*|harm*|hurt*|kill*|leave him in|leave her in|stab*) & (my baby|the baby|newborn|infant|my son|my daughter|baby girl|baby boy)",
    "(harm*|hurt*|drop*|shak*|drown*|smother*|suffocat*|throw*|kill*|stab*|get rid of|hit*|dash*|strangl*|burn*|dump*|crush*|slap*|poison*|throttl*|abandon*|squeeze*) (the|my|her|our|this)? (baby|newborn|infant|child|son|daughter|twins|babies|little one)",
    "(thought*|image*|urge*|picture*|scared|afraid|fear*|want*|think*|feel like|going to|might|voice*|flash*) ~~ (harm*|hurt*|drop*|shak*|drown*|smother*|suffocat*|throw*|kill*|stab*|get rid|hit*|strangl*) ~ (baby|newborn|infant|child|son|twins|babies|him|little one)",
    "(baby|newborn|infant) ~~ (better off|would be better) ~ (dead|without me|not born)",
    "(alone|safe) with (my|the) (baby|newborn|child) ~~ (scared|afraid|trust|dont|not|what i)",
    "(dont|not|cant|scared|afraid) ~ (trust|safe|be) ~~ (alone)? with (my|the|her) (baby|newborn|infant)",
  ],
  hasHadBaby: [
    "@partOfBirth",
    "(weeks|months|days) ~ (after|since|from) ~ (birth|delivery|giving birth|baby|csection)",
    "(baby|son|daughter|child|newborn) (is|was) # (days|weeks|months) (old)?",
    "# (days|weeks|months) (old)? (baby|newborn|pp)",
    "(#)? (days|weeks|months)? (pp|postnatal|post natal|puerper*)",
    "(my|new) (newborn|new baby|infant)",
    "(breastfeeding|nursing my|my baby)",
  ],
  hasNotSlept: [
    "(havent|not|never|didnt|no|cant|dont|hardly|barely|without) ~ (slept|sleep|sleeping|closed my eyes|closed her eyes|shut my eyes|shut eye) ~~ (#|many|several|for) (days|nights|weeks)",
    "(havent|not|never|didnt|no) ~ (slept|sleep|sleeping) (for|in)? ~ (days|nights|weeks|since)",
    "# (days|nights) ~ (without|no|of no|not) ~ (sleep|sleeping|slept)",
    "awake ~ # (days|nights)",
    "(dont|no|not) need sleep ~",
  ],
  mindRaces: [
    "(confus*|energy|energetic|racing|voices|seeing|paranoid|crazy|mad|losing my mind|weird|strange|elated|high|god|powers|mission|hallucinat*|talking nonstop|nonstop|thoughts wont|dont make sense|out of my mind|disoriented|muddled|rambling|special|mixed up|people is coming|about me|running mad|scared)",
  ],
  panicsBadly: [
    "panic* ~~ (now|wont stop|cant stop|right now|cant breathe|cant breath|dying|die|losing my mind|going crazy|help|hours|not stopping|worst|heart attack|faint|shaking|severe|out of control|all day)",
    "(severe|worst|massive|terrible|bad|nonstop|constant|huge) (panic|anxiety)",
    "(losing|lost|lose) ~ (my|her) (mind|grip)",
    "(going|gone|run|running|go) (mad|crazy|insane)",
  ],
  hasBadPanic: [
    "panic* ~~ (right now|wont stop|cant stop|not stopping|cant breathe|cant breath|dying|die|losing my mind|heart attack|for hours|out of control|severe)",
    "(right now|having|cant breathe|severe) ~ (a)? ~ panic* ~~ (cant|now|help|die|dying|scared|stop|breathe|please)",
    "(severe|massive|worst) panic",
  ],
  bleedsAfterBirth: [
    "@bleed ~~ (heavy|heavily|a lot|gush*|pour*|flood*|clot*|too much|so much|increase*|worse|started again|rush*|fresh|bright|every|plenty|wont stop|not stopping|soak*)",
    "(heavy|heavily|a lot|gush*|pour*|flood*|too much|so much|rush*|plenty|excessive|severe) ~ @bleed",
    "@soak ~ @pad",
    "@pad ~~ (#|half)? (hours|minutes)",
    "clot*",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
