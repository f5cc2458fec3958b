/** Signs of a severe illness of the mind, above all after a birth. */
export const mind = {
  hearsOrSeesThings: [
    "(voice|voices) (say*|tell*|telling|want*|order*|keep*|call*)",
    "(hear|hears|hearing|heard) ~ (voice|voices|whispering|things)",
    "(see|seeing|hear|hearing) (things)",
  ],
  mayHarmBaby: [
    "(harm*|hurt*|drop*|shak*|drown*|smother*|throw*|kill*|stab*|get rid of|hit*|strangl*|burn*|crush*|slap*|poison*|squeeze*) (the|my|her|our|this)? (baby|newborn|child|son|daughter|twins|babies|little one)",
  ],
  hasHadBaby: ["@partOfBirth", "(breastfeeding|my baby)"],
  hasNotSlept: [
    "(havent|not|never|didnt|no) ~ (slept|sleep|sleeping) (for|in)? ~ (days|nights|weeks|since)",
  ],
  mindRaces: [
    "(walls|confus*|energy|racing|voices|seeing|crazy|mad|losing my mind|weird|strange|high|god|nonstop|muddled|special|mixed up|about me|scared)",
  ],
  panicsBadly: [
    "panic* ~~ (now|wont stop|cant stop|right now|cant breathe|cant breath|dying|die|losing my mind|help|hours|not stopping|worst|heart attack|faint|shaking|severe|out of control)",
  ],
  hasBadPanic: [
    "panic* ~~ (right now|wont stop|cant stop|not stopping|cant breathe|cant breath|dying|die|losing my mind|heart attack|for hours|out of control|severe)",
  ],
  bleedsAfterBirth: [
    "@bleed ~~ (heavy|heavily|a lot|gush*|pour*|flood*|clot*|too much|so much|increase*|worse|rush*|fresh|bright|every|plenty|wont stop|not stopping|soak*)",
    "(heavy|heavily|a lot|gush*|pour*|flood*|too much|so much|rush*|plenty|severe) ~ @bleed",
    "@soak ~ @pad",
    "@pad ~~ (#|half)? (hours|minutes)",
    "clot*",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
