/** Signs of a stroke, of a bleed in the head, or of a migraine that matters with the pill. */
export const brain = {
  faceDroops: [
    "(face|mouth|smile|lip|eyelid|cheek|lips) ~~ (droop*|crooked|twisted|twist|slid*|slipp*|bend|bent|numb|dead|fall*|hang*|shift*|one side|1 side|pull* to|weak)",
  ],
  limbFails: [
    "(hand|fingers|arm|leg) ~ (wont|cant|dont) ~ (close|grip|hold|pick|obey)",
    "(arm|leg|hand|side) ~~ (weak|dead|heavy|numb|useless|cant move|cant lift|wont move|wont work|no strength|drop*)",
    "(cant|wont|no|not) ~ (lift|move|raise|use|feel|hold) ~ (arm|leg|hand|side|left|right|one|anything)",
  ],
  limbFailsAtOnce: [
    "(cant|wont|no) ~ (lift|move|raise|use|feel) ~ (left|right|one|her|his|my) (arm|leg|hand|side)",
  ],
  speechFails: [
    "(tongue|speech|words|mouth) ~ (thick|heavy|fat|numb|stuck|slow|twist*)",
    "(speech|talking|words|tongue|voice|talk) ~~ (slur*|mixed up|muddl*|funny|wrong|strange|nonsense|heavy|gone|messed|not making|dont make|drag*|drunk|weird|backwards)",
    "cant (speak|talk)",
    "(come|came) out ~ (nonsense|wrong|jumbled|gibberish|mixed)",
  ],
  losesSight: [
    "(eyes|vision|sight) & black",
    "(eye|eyes|vision|sight) & (blank|blind|gone|vanish*|disappear*|dark|curtain)",
    "cant see (out|from|with|anything|well|clearly|properly|again|suddenly)",
  ],
  isConfusedSuddenly: ["(talking) ~ (nonsense|sense)"],
  headExplodes: [
    "(headache|head|migraine) & (suddenly|sudden|all at once|like something burst|exploded|cant open|cant bear)",
    "(worst|most violent) ~ (headache|head|migraine)",
  ],
  seesAura: [
    "(flash*|sparkl*|stars|lights|lines|spots|shimmer*|zigzag*) ~~ (before|then|and|with|during) ~ (headache*|migraine*|head)",
    "(headache*|migraine*) ~~ (zigzag*|flash*|lights|sparkl*|aura|shimmer*|visual)",
  ],
  fearsStroke: [
    "(having|have|had|think|might|maybe|is it|like|get|getting|is this|scared|sure) ~ (a|mini)? stroke",
  ],
  hasFit: ["(having|had|have|got|getting|having a|started|in a) ~ (seizure|seizures|fits)"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
