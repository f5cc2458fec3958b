/** Signs of a severe illness of the mind, above all after a birth. */
export const mind = {
  hearsOrSeesThings: [
    "(voice|voices) (say*|tell*|telling|want*|order*|keep*)",
    "(hear|hears|hearing|heard) ~ (voice|voices|whispering|things)",
    "(see|seeing|hear) (things)",
  ],
  mayHarmBaby: [
    "(harm*|hurt*|drop*|shak*|drown*|smother*|throw*|stab*|get rid of|hit*|burn*) (the|my|her)? (baby|newborn|child|daughter)",
  ],
  hasHadBaby: ["@partOfBirth", "(breastfeeding|my baby)"],
  hasNotSlept: [
    "(havent|not|never|didnt|no) ~ (slept|sleep|sleeping) (for|in)? ~ (days|nights|weeks|since)",
  ],
  mindRaces: [
    "(walls|confus*|energy|racing|voices|seeing|crazy|mad|losing my mind|weird|strange|high|god|nonstop|muddled|special|mixed up|about me|scared)",
  ],
  panicsBadly: [
    "panic* ~~ (wont stop|cant stop|right now|cant breathe|dying|die|hours|heart attack)",
  ],
  hasBadPanic: ["panic* ~~ (right now|wont stop|cant stop|cant breathe|dying|die|heart attack)"],
  bleedsAfterBirth: [
    "@bleed ~~ (heavy|heavily|a lot|gush*|pour*|flood*|too much|so much|worse|rush*|fresh|bright|plenty|wont stop|not stopping|soak*)",
    "(heavy|a lot|gush*|pour*|flood*|too much|so much|rush*|plenty|severe) ~ @bleed",
    "@soak ~ @pad",
    "@pad ~~ #? (hours|minutes)",
    "(clot|clots)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
