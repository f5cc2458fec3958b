/** Signs of a severe illness of the mind, above all after a birth. */
export const mind = {
  hearsOrSeesThings: [
    "(talk*|speak*|see|sees|seeing|saw|hear*|answer*|laugh*) ~~ (people|someone|things|person|man|woman|voice|voices|somebody|child) ~~ (not|arent|dont|nobody) ~ (there|real|exist|else|see)",
    "(voice|voices) (say*|tell*|telling|want*|order*|keep*|call*)",
    "(hear|hears|hearing|heard) ~ (voice|voices|whispers|whispering|people talking|someone talking|things|someone calling|commands)",
    "(hallucinat*|psychosis|psychotic|delusion*|manic|mania)",
    "(radio|tv|television|phone|everything|news) ~~ (about me|talking to me|messages for me|sending me|speaking to me|signs)",
    "(baby|child|newborn) (is|looks|has|was) ~ (evil|possessed|demon*|not mine|devil|swapped|changed|witch*|cursed|not human|snake|satan)",
    "(people|they|neighbours|neighbors|police|government|family|everyone|someone|nurses|everybody) ~ (is|are|were)? ~ (spying|plotting|watching|following|poison*|after|trying to take|coming to take|coming for|out to get|want to kill|going to take|try to take|stealing) ~ (on|against)? ~ (me|my baby|her|the baby|us|her baby|my child|baby)",
  ],
  mayHarmBaby: [
    "(harm*|hurt*|drop*|shak*|drown*|smother*|suffocat*|throw*|kill*|stab*|get rid of|hit*|dash*|strangl*|burn*|dump*|crush*|slap*|poison*|throttl*|abandon*|squeeze*) (the|my|her|our|this)? (baby|newborn|infant|child|son|daughter|twins|babies|little one)",
  ],
  hasHadBaby: ["@partOfBirth", "(breastfeeding|nursing my|my baby)"],
  hasNotSlept: [
    "(havent|not|never|didnt|no) ~ (slept|sleep|sleeping) (for|in)? ~ (days|nights|weeks|since)",
  ],
  mindRaces: [
    "(powerful|invincible|unstoppable|mph|walls|confus*|energy|energetic|racing|voices|seeing|paranoid|crazy|mad|losing my mind|weird|strange|elated|high|god|powers|mission|hallucinat*|talking nonstop|nonstop|thoughts wont|dont make sense|out of my mind|disoriented|muddled|rambling|special|mixed up|people is coming|about me|running mad|scared)",
  ],
  panicsBadly: [
    "panic* ~~ (now|wont stop|cant stop|right now|cant breathe|cant breath|dying|die|losing my mind|going crazy|help|hours|not stopping|worst|heart attack|faint|shaking|severe|out of control|all day)",
  ],
  hasBadPanic: [
    "panic* ~~ (right now|wont stop|cant stop|not stopping|cant breathe|cant breath|dying|die|losing my mind|heart attack|for hours|out of control|severe)",
  ],
  bleedsAfterBirth: [
    "@bleed ~~ (heavy|heavily|a lot|gush*|pour*|flood*|clot*|too much|so much|increase*|worse|started again|rush*|fresh|bright|every|plenty|wont stop|not stopping|soak*)",
    "(heavy|heavily|a lot|gush*|pour*|flood*|too much|so much|rush*|plenty|excessive|severe) ~ @bleed",
    "@soak ~ @pad",
    "@pad ~~ (#|half)? (hours|minutes)",
    "clot*",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
