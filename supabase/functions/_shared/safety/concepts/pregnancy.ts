/** Signs that someone is or may be pregnant, and that the pregnancy is in danger. */
export const pregnancy = {
  isPregnant: [
    "(i|she) (am|is) (about|only|around|like|almost|nearly|currently|just)? # weeks",
    "(two|2|double) (pink|red|blue|dark|clear|strong)? ~ lines",
    "(i|she|we|wife|sister|daughter|friend|cousin|who|am|is|currently|now|already|while|being|and|still|newly|also|find|found|out|weeks|months|heavily|since|when|if) (am|is|are|was)? (currently|now|already|also|newly|heavily|about|only|still|like)? pregnant",
    "^ pregnant",
    "(i|she|we) conceived",
    "belly ~ enter",
    "(in|this|during) pregnancy",
    "(contraction*|labour|labor) & # weeks",
    "(positive|pos|faint) ~ (test|hpt|pregnancy test|line|lines|strip)",
    "(test|hpt|strip|clearblue) ~~ (positive|pos|two lines|2 lines|double line|pregnant|faint line)",
    "(bfp|two lines|2 lines|second line)",
    "(i|she|am|we|is|are) (now|currently|also)? expecting",
    "(my|this|her|the|early|of) pregnancy",
    "(get|got|have|carry|carrying|has|having|with) belly",
    "(carrying|carry) ~ (twins|baby|child|pregnancy)",
    "(baby|child) ~ (belly|womb|kick*|move*|moving|due|inside me)",
    "^ # weeks",
  ],
  mayBePregnant: [
    "(might|may|could|maybe|think|possibly|perhaps|probably|suspect*|likely|scared|afraid|worried|sure|feel|if) ~ (be|am|is|i)? ~ pregnant",
    "(period|menses|af|flow|monthly|i am|she is|am|is|visitor) ~ (late|overdue|delayed|delay|missing)",
    "(late|overdue|missed|delay*) ~ (period|menses|af|monthly)",
    "^ (found|find) out (today|yesterday|now|this|last|i am)",
  ],
  hasEctopicFear: [
    "(coil|iud|mirena|tubes tied|sterili*) & (positive|pregnant|second line|two lines)",
    "(nothing|empty|no pregnancy|no sac|no intrauterine) ~ (womb|uterus|pregnancy|sac) & (pain|hurt*|bleed*|worse|fluid|hcg|positive)",
  ],
  babyIsStill: [
    "(baby|child|bump) ~ (used|use) to (kick|move|dance|jump|turn) ~~ (nothing|not|none|quiet|still|no|stopped|dont|wont)",
    "(baby|babies|child|bump|twin|twins|belly|little one|him|her) ~~ (not|hasnt|havent|isnt|stopped|stop|dont|never|no|wont|didnt|quiet|hardly|less|barely|cant|reduced) ~ (mov*|kick*|kicked|kicking|turn*|flutter*|wriggl*|moved)",
    "(no|not|fewer|less|reduced|stopped|cant feel|decreased|dont feel|havent felt|not felt|never felt|havent feel|no dey feel|not feeling|didnt feel|little|zero) ~~ (movement|movements|kicks|kick|kicking|moving|move|flutters) ~~ (baby|belly|today|since|yesterday|hours|all|womb|inside|week*|bump|pregnan*|morning|night|days)",
    "(baby|babies) ~ (kick*|mov*) ~ (less|not|slow*|weak*|before)",
    "not kicking",
  ],
  losesWaters: [
    "(water|waters|membranes) (has|have|had|just)? (broke|broken|break|burst|ruptured|leak*|gone|went)",
    "(contraction|contractions) & (20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36)",
  ],
  losesPregnancy: [
    "(having|have|am|is|be|think|maybe|might|signs of|start of|this|going|through|suspect*) ~ (a|miscarry*)? (miscarriage|miscarrying|miscarry)",
    "miscarrying",
  ],
  swellsInPregnancy: ["(face|hands|hand|fingers|everywhere|all over|whole body) ~~ swell"],
  hasUpperTummyPain: ["@pain ~~ (under|below|beneath|behind) ~ (rib|ribs|ribcage|breast*)"],
  hasShoulderTipPain: ["(shoulder*) ~~ @pain"],
  hasBadHeadache: [
    "(@harsh|splitting|pounding|banging|thumping|constant|killer|worst|throbbing|bad|terrible|persistent|unbearable|pounding) ~ (headache*|head|migraine*)",
    "head ~ (bang|banging|burst|pound*|split*|scatter|explode|exploding|thump*|turn|knock)",
  ],
  seesBadly: [
    "(blur*|double|dim|cloudy|foggy|fuzzy|hazy|blurry) ~ (vision|sight|eyes|eyesight|seeing|eye)",
    "(see|seeing|saw|sees) ~ (spots|stars|flash*|lights|sparkles|floaters|double|black dots|dots|sparkly|wavy|zigzag*|blurry|blur*|dark)",
    "(spots|flash*|sparkles|stars) ~ (in|before|eyes|vision|front of)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
