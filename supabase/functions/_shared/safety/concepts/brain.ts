/** Signs of a stroke, of a bleed in the head, or of a migraine that matters with the pill. */
export const brain = {
  faceDroops: [
    "(eyelid|eyelids|lip|face|mouth|cheek|smile|brow) & (dropped|drop|drops|dribbl*|drool*|fallen|hanging|sliding|slipped)",

    "(face|mouth|smile|lip|cheek|eyelid) & (droop*|uneven|crooked|lopsided|numb|twisted|sagging|paralys*|paralyz*|bent|one sided)",
    "(one side|half|left side|right side) of ~ (body|face) ~ (die|dead|died|numb|weak|gone|finish*|sleep|cold)",
    "(face|mouth|smile|lip|eyelid|cheek|lips) ~~ (droop*|crooked|twisted|twist|lopsided|slid*|slipp*|sagg*|bend|bent|paralys*|paralyz*|numb|dead|fallen|fall*|uneven|hang*|shift*|one side|1 side|turned to one|pull* to|weak)",
    "(droop*|lopsided|crooked|numb|paralys*|paralyz*|twisted|bent|dead) ~~ (face|mouth|smile|cheek)",
    "(half|side|one side|left side|right side) ~ (of)? ~ (face|body|mouth) ~~ (numb|weak|dead|droop*|heavy|cant|paralys*|paralyz*|tingl*|gone|not working|stiff|cold|strange|weird)",
    "(numb|weak|paralys*|paralyz*|dead|tingl*|no feeling) ~~ (half|one side|left side|right side|side) ~ (face|body)",
    "(left|right|one) side ~~ (numb|weak|paralys*|paralyz*|not working|no feeling|dead|cant move|cant lift|heavy)",
  ],
  limbFails: [
    "(arm|leg|hand|side) ~~ (weak|dead|heavy|paralys*|paralyz*|numb|limp|useless|not working|cant move|cant lift|wont move|no power|wont work|floppy|no strength|drop*)",
    "(cant|wont|no|unable|not) ~ (lift|move|raise|use|feel|grip|hold) ~ (arm|leg|hand|side|left|right|one|anything)",
    "(numb|weak|heavy|dead|paralys*|paralyz*|tingling|tingly) ~ (arm|leg|hand|side|left|right)",
    "(numbness|weakness) ~~ (arm|leg|hand|side|face|left|right|body)",
  ],
  limbFailsAtOnce: [
    "(right|left|one|her|his|my) (arm|hand|leg) ~ (fell|fall|drop*|slid*|hang*|dangl*|gave way|gives way)",

    "(hand|arm) ~ (keep*|drop*|cant) ~ (dropping|hold|grip|lift) ~~ (suddenly|hours|today|morning|now|minutes)",
    "(left|right|one|1) (arm|leg|hand|side) ~~ (weak|dead|heavy|paralys*|paralyz*|limp|useless|not working|cant move|cant lift|no power|wont work|wont move|floppy)",
    "(cant|wont|no) ~ (lift|move|raise|use|feel) ~ (left|right|one|her|his|my) (arm|leg|hand|side)",
    "(arm|leg|hand) ~ (suddenly|sudden) ~~ (weak|dead|heavy|numb|limp)",
    "(suddenly|sudden) ~~ (weak|dead|heavy|numb|limp|weakness|numbness) ~~ (arm|leg|hand|side|body|face)",
    "(suddenly|sudden) ~~ (arm|leg|hand|side|body|face) ~~ (weak|dead|heavy|numb|limp)",
    "(body|side) ~ (went|gone|go|has gone) ~ (numb|weak|dead|limp)",
  ],
  speechFails: [
    "(cant|dont|not) ~ (get|find|form|say|make) ~ (words|word|sentences|sentence|speech) (out|right|anymore)?",
    "(tongue|speech|words|mouth) ~ (thick|heavy|fat|numb|stuck|slow|twist*)",
    "(speech|talking|speaking|words|sentences|tongue|voice|talk) ~~ (slur*|jumbl*|mixed up|muddl*|funny|wrong|garbled|strange|gibberish|nonsense|heavy|gone|mess*|not making|dont make|drag*|drunk|weird|backwards)",
    "slur* ~ (speech|words|voice|talk*|my|her)?",
    "(cant|wont|no|not) (speak|talk|say|find|get|form) ~~ (words|properly|clear*|right|well|anything|word|sentence|straight|make sense|out|suddenly)",
    "cant (speak|talk)",
    "(talk*|speak*) ~ (nonsense|gibberish|rubbish|funny|strange*|like drunk|like a drunk|weird)",
    "(suddenly|sudden) ~ cant (talk|speak)",
  ],
  losesSight: [
    "(half|part|side) of my (vision|sight|view) ~ (gone|missing|black|lost|blank)?",
    "sudden* & (double vision|seeing double|blurred vision|blurry vision|vision loss)",

    "(eye|eyes|vision|sight) & (black|blank|blind|gone|vanish*|disappear*|dark|curtain)",
    "(black|blank|dark|nothing) ~ in (one|my|the|left|right) ~ eye",
    "(lost|losing|lose|loss of) ~ (sight|vision|eyesight)",
    "(cant|cannot|couldnt|not|no) ~ see ~ (out|from|through|with|in|properly|well|clearly|anything|out of)? ~ (eye|eyes|one|left|right|anything|suddenly)",
    "cant see (out|from|with|anything|well|clearly|properly|again|suddenly)",
    "(vision|sight|eyesight|eye|eyes) ~ (gone|went|lost|disappeared|blacked|went black|go black|goes black|blind|gone black|gone dark|went dark)",
    "(gone|went|going|go|am|is) blind",
    "blind in (one|my|the|left|right)",
    "(curtain|shadow|black) ~~ (over|across|down) ~ (eye|vision|sight)",
  ],
  isConfusedSuddenly: [
    "(forgot|forget|forgotten) ~ (name|where|who|how to talk)",
    "(talking|speaking) ~ (nonsense|sense)",

    "(suddenly|sudden|very|so|really|is|all) ~ (confused|disoriented|disorientated|confusion|delirious)",
    "dont know (where|who) (i|she|he) (am|is|are)",
    "dont (recognise|recognize|remember) ~ (me|name|anyone|people|where|husband|us|who)",
  ],
  headExplodes: [
    "(headache|migraine|head) ~~ (explosion|bang|blast|bomb|snapped|pop in my head|lightning)",
    "(pop|bang|snap|explosion|explod*|burst*) ~ (in|inside|behind) ~ (head|eye|skull)",

    "(worst|most|baddest) ~ (headache|migraine|head pain|pain in my head) ~",
    "(headache|migraine|head) ~~ (worst|of my life|never felt|never had|thunderclap|exploded|explode|exploding|like a bomb|like a hammer|in seconds|out of nowhere|from nowhere|sudden*|hit me|instant*|like lightning|gunshot|cracked open)",
    "thunderclap",
    "(sudden*|out of nowhere|instant*|explosive|blinding|hit me|hit by) ~~ (headache|migraine|head pain|head)",
    "head ~~ (burst|explode|exploded|exploding|crack open|break open|scatter)",
    "(headache|head) ~~ (neck|stiff neck) ~ (stiff|cant bend)",
    "(never|havent) ~ (had|felt|experienced) ~ (headache|head) ~ (like|this|such|before)",
  ],
  seesAura: [
    "(blank|missing|dark|empty|blind|hole) ~ (patch|patches|area|part|spot|bit) & (sight|vision|eye|eyes|see|migraine*|headache*)",
    "(aura|auras)",
    "(zigzag*|zig zag*|zig|zags|shimmer*|kaleidoscop*|jagged|sparkl*|scintillat*|flickering|flashing|wavy|wiggly|squiggl*|rainbow|blind|glitter*) ~ (line|lines|light|lights|spot|spots|vision|edges|pattern*|eyes|dots|shape*|colour*|color*|stars|patch|patches)",
    "(flash*|blind spot*|sparkl*|stars|lights|lines|spots|shimmer*|zigzag*|zig zag*) ~~ (before|then|and|with|during|followed|prior) ~ (headache*|migraine*|head|bad head)",
    "(see|seeing|saw|lose part of|lost part of|part of) ~ (my)? ~ (zigzag*|flash*|lights|sparkl*|spots|vision|sight|wavy|blind|stars|shimmer*) ~~ (headache*|migraine*|head)",
    "(headache*|migraine*) ~~ (zigzag*|flash*|lights|sparkl*|aura|blind spot*|wavy|shimmer*|visual)",
    "(vision|sight) ~~ (zigzag*|sparkl*|shimmer*|wavy|jagged|hole)",
  ],
  fearsStroke: [
    "(having|have|had|think|might|maybe|is it|like|get|getting|is this|scared|sure) ~ (a|mini)? stroke",
  ],
  hasFit: [
    "(having|had|have|got|getting|having a|started|in a) ~ (seizure|seizures|fits|convulsion|convulsions)",
    "(seizure|convuls*|fitting|jerking) ~ (now|today|again|all over|body|on the floor|this morning|uncontroll*|and|last night)",
    "(convuls*|body jerk*|jerk* all over|jerking)",
    "body ~ (jerk*|convuls*|stiff* and)",
    "foam* ~ (mouth)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
