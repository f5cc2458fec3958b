/** Signs of a stroke, of a bleed in the head, or of a migraine that matters with the pill. */
export const brain = {
  faceDroops: [
    "(face|mouth|smile|lip|cheek|eyelid) & (droop*|uneven|crooked|lopsided|numb|twisted|sagging|paralys*|paralyz*|bent|one sided)",
    "(one side|half|left side|right side) of ~ (body|face) ~ (die|dead|died|numb|weak|gone|finish*|sleep|cold)",
    "(face|mouth|smile|lip|eyelid|cheek|lips) ~~ (droop*|crooked|twisted|twist|lopsided|slid*|slipp*|sagg*|bend|bent|paralys*|paralyz*|numb|dead|fallen|fall*|uneven|hang*|shift*|one side|1 side|turned to one|pull* to|weak)",
    "(face|mouth|smile|lip|lips) & (frozen|wont move|not moving|sideways|skew|evenly)",
  ],
  limbFails: [
    "(arm|leg|hand|side) ~~ (weak|dead|heavy|paralys*|paralyz*|numb|limp|useless|not working|cant move|cant lift|wont move|no power|wont work|floppy|no strength|drop*)",
    "(cant|wont|no|unable|not) ~ (lift|move|raise|use|feel|grip|hold) ~ (arm|leg|hand|side|left|right|one|anything)",
  ],
  limbFailsAtOnce: [
    "(cant|wont|no) ~ (lift|move|raise|use|feel) ~ (left|right|one|her|his|my) (arm|leg|hand|side)",
    "(body|side) ~ (went|gone|go|has gone) ~ (numb|weak|dead|limp)",
  ],
  speechFails: [
    "(tongue|speech|words|mouth) ~ (thick|heavy|fat|numb|stuck|slow|twist*)",
    "(speech|talking|speaking|words|sentences|tongue|voice|talk) ~~ (slur*|jumbl*|mixed up|muddl*|funny|wrong|garbled|strange|gibberish|nonsense|heavy|gone|mess*|not making|dont make|drag*|drunk|weird|backwards)",
    "slur* ~ (speech|words|voice|talk*|my|her)?",
    "cant (speak|talk)",
    "(talk*|speak*) ~ (nonsense|gibberish|rubbish|funny|strange*|like drunk|like a drunk|weird)",
  ],
  losesSight: [
    "(eye|eyes|vision|sight) & (black|blank|blind|gone|vanish*|disappear*|dark|curtain)",
    "(lost|losing|lose|loss of) ~ (sight|vision|eyesight)",
    "cant see (out|from|with|anything|well|clearly|properly|again|suddenly)",
  ],
  isConfusedSuddenly: ["(talking|speaking) ~ (nonsense|sense)"],
  headExplodes: [
    "(headache|migraine|head) ~~ (explosion|bang|blast|bomb|snapped|pop in my head|lightning)",
    "thunderclap",
    "head ~~ (burst|explode|exploded|exploding|crack open|break open|scatter)",
    "(headache|head|migraine) & (suddenly|sudden|all at once|like something burst|exploded|cant open|cant bear)",
  ],
  seesAura: [
    "(aura|auras)",
    "(flash*|blind spot*|sparkl*|stars|lights|lines|spots|shimmer*|zigzag*|zig zag*) ~~ (before|then|and|with|during|followed|prior) ~ (headache*|migraine*|head|bad head)",
    "(headache*|migraine*) ~~ (zigzag*|flash*|lights|sparkl*|aura|blind spot*|wavy|shimmer*|visual)",
  ],
  fearsStroke: [
    "(having|have|had|think|might|maybe|is it|like|get|getting|is this|scared|sure) ~ (a|mini)? stroke",
  ],
  hasFit: [
    "(having|had|have|got|getting|having a|started|in a) ~ (seizure|seizures|fits|convulsion|convulsions)",
    "(convuls*|body jerk*|jerk* all over|jerking)",
    "(had|having|have|a) (a)? (fit|seizure|convulsion) ~ (this|today|yesterday|now|last|again|on|floor|twice|lasted|please)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
