/** Signs that someone is or may be pregnant, and that the pregnancy is in danger. */
export const pregnancy = {
  isPregnant: [
    "(i|she) (am|is) (about|only|around|like|almost|nearly)? # weeks",
    "(i|she|we|wife|sister|daughter|friend|cousin|who|am|is|now|already|while|being|and|still|newly|also|find|found|out|weeks|months|heavily|since|when|if) (am|is|are|was)? (now|already|also|newly|heavily|about|only|still|like)? pregnant",
    "^ pregnant",
    "(positive|faint) ~ (test|pregnancy test|line|lines|strip)",
    "(test|strip) ~~ (positive|two lines|pregnant)",
    "(two lines|second line)",
    "(my|this|her|the|early|of) pregnancy",
    "(get|got|have|carry|carrying|has|having|with) belly",
    "(baby|child) ~ (belly|womb|kick*|move*|moving|due|inside me)",
    "^ # weeks",
  ],
  mayBePregnant: [
    "(might|may|could|maybe|think|probably|suspect*|likely|scared|afraid|worried|sure|feel|if) ~ (be|am|is|i)? ~ pregnant",
    "(period|menses|af|flow|monthly|i am|she is|am|is) ~ (late|delay|missing)",
    "(late|missed|delay*) ~ (period|menses|af|monthly)",
    "^ (found|find) out (today|yesterday|now|this|last|i am)",
    "(late|missed) ~ # (weeks|days|months)",
    "# (weeks|days|months) (late)",
  ],
  hasEctopicFear: ["(coil|iud|mirena|tubes tied) & (positive|pregnant|second line|two lines)"],
  babyIsStill: [
    "(baby|babies|child|bump|twin|twins|belly|little one|him|her) ~~ (not|havent|stopped|stop|dont|never|no|wont|didnt|quiet|less|cant) ~ (mov*|kick*|kicked|kicking|turn*|flutter*|moved)",
    "(havent|not|never|didnt|dont|cant) (felt|feel) (her|him|baby|the baby|anything) ~ (since|all|today|for|yet)",
    "(no|not|fewer|less|stopped|cant feel|dont feel|havent felt|never felt|didnt feel|little|zero) ~~ (movement|movements|kicks|kick|kicking|moving|move|flutters) ~~ (baby|belly|today|since|yesterday|hours|all|womb|inside|week*|bump|pregnan*|morning|night|days)",
  ],
  losesWaters: [
    "(water|waters) (has|have|had)? (broke|broken|break|burst|ruptured|leak*|gone|went)",
  ],
  losesPregnancy: [
    "(having|have|am|is|be|think|maybe|might|signs of|this|going|through|suspect*) ~ (a)? (miscarriage)",
  ],
  swellsInPregnancy: ["(face|hands|hand|fingers|everywhere|all over) ~~ swell"],
  hasUpperTummyPain: ["@pain ~~ (under|below|behind) ~ (ribs|breast*)"],
  hasShoulderTipPain: ["(shoulder*) ~~ @pain"],
  hasBadHeadache: [
    "(@harsh|splitting|pounding|banging|constant|worst|throbbing|bad|terrible|unbearable|pounding) ~ (headache*|head|migraine*)",
    "head ~ (bang|banging|burst|pound*|split*|scatter|thump*|turn)",
  ],
  seesBadly: [
    "(blur*|double|foggy|blurry) ~ (vision|sight|eyes|seeing|eye)",
    "(see|seeing|saw|sees) ~ (spots|stars|flash*|lights|sparkles|double|dots|zigzag*|blurry|blur*|dark)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
