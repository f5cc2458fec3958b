/** Words and short phrases that stand for the same thing in a phrase; written without gaps and groups. */
export const synonyms = {
  self: ["myself|herself|himself"],
  want: [
    "want|feel like|rather|let me|should|think about|thought of|thoughts of|decided to|way to",
  ],
  took: [
    "took|taken|take|taking|swallow*|drank|drink|drinking|drunk|ate|eaten|use|used|using|had|finished",
  ],
  pills: [
    "pill|pills|tablets|capsules|capsule|medicine|drugs|painkiller*|sleeping pills|paracetamol|panadol|tylenol|ibuprofen|aspirin|metformin|glucophage|insulin|amitriptyline|sertraline|bottle|pack|packet|strip|sachet|blister|card",
  ],
  poison: [
    "potassium permanganate|permanganate|potassium|bathroom cleaner|kitchen cleaner|floor cleaner|oven cleaner|glass cleaner|window cleaner|cleaning fluid|cleaning product|mosquito coil|mothball|mothballs|naphthalene|anti freeze|fuel|diesel|caustic soda|lye|sniper|bleach|jik|hypo|izal|dettol|kerosene|kero|petrol|rat poison|otapiapia|ota piapia|insecticide|pesticide|gammalin|rat killer|weed killer|weedkiller|poison|acid|toilet cleaner|drain cleaner|detergent|disinfectant|antifreeze|battery acid|turpentine|methylated spirit*|camphor|harpic|washing powder|gramoxone|paraquat|ddvp",
  ],
  eat: ["eat|eaten|ate|eating|food|had a meal|had any food|meal|drink|drunk|drinking"],
  body: ["arm|arms|wrist|leg|legs|skin|hip|stomach|hand"],
  belly: [
    "bump|belly|stomach|tummy|abdomen|abdominal|pelvis|pelvic|ovary|ovaries|ovarian|womb|uterus|groin|appendix|hip bone|tubes",
  ],
  side: [
    "left side|right side|one side|1 side|one sided|left ovary|right ovary|lower left|lower right|left lower|right lower|left hip|right hip|right groin",
    "on the left|on the right|on right|on left|at right|on my left|on my right|low left|low right|left abdomen|right abdomen|right belly",
    "my side|her side|side of my|for right side|for left side|left tube|either side",
  ],
  pain: [
    "pain|hurt|hurts|hurting|ache|aches|aching|agony|cramp|cramps|cramping|crampy|sore|stabbed|killing|kill|stabs|stabbing|throb*|tender|knife|twisting|twist|twinge|twinges|burning|burns|bite|hook",
  ],
  harsh: [
    "acute|severe|intense|extreme|terrible|horrible|awful|very bad|bad|so much|very much|anyhow|like mad|serious|strong|violent|massive|sharp|stabbing|tearing",
  ],
  unbearable: [
    "unbearable|excruciating|agony|worst|10/10|9/10|off the scale|like labour|never felt",
    "9 out of 10|cant bear|killing me|kill me|finish me|me die|is not here|is not small|from 0 to 100|0 to 100|want to kill me|going to die|i am dying|want to die",
  ],
  sudden: [
    "sudden|suddenly|all of a sudden|out of nowhere|out of the blue|all at once|in seconds|hit me|struck me|overnight|woke me|woke up with|woke with|no warning|popped|burst|ruptured|1 hours ago|minutes ago|hours ago|since 1 hours",
  ],
  cantMove: [
    "cant stand|cant walk|cant move|cant sit|cant straighten|cant get up|cant lie|cant talk|cant raise|cant put weight|roll for ground|rolling on the|to my knees|in a ball|cant speak|doubled over|doubled up|bent double|curled up|curled in|on the floor|on the bathroom floor|screaming|scream|shouting|crying|faint|cold sweat|sweating|shaking with|drenched|grey|cant keep still",
  ],
  bleed: ["bleed|bleeds|bleeding|bled|blood|period|periods|menses|flow|haemorrhag*|monthly|red"],
  pad: ["pad|pads|tampon|tampons|cup|menstrual cup|diaper|towel|towels|always|maxi|period pants"],
  soak: [
    "soak|soaked|soaking|soaked through|change|changed|changes|changing|fill|filled|filling|full|flooding|drench*|go through|gone through|went through|going through|bleed through|bleeding through|bled through|use|used|using|leak*|need a new|finished|finish|wet|switch*|ruin*|through",
  ],
  one: ["one of my|only the|one|1|left|right|my left|my right|only one|single"],
  limb: ["leg|legs|calf|thigh|foot|ankle|back of my knee|behind my knee|behind the knee"],
  fast: [
    "racing|race|races|pounding|beating|beat|beats|flutter*|fast|skipping|skips|jumping|running|weird",
  ],
  breathless: [
    "cant breathe|cant breath|cant catch|cant get my breath|cant get enough air|cant get air|cant take a full breath|short of breath|shortness of breath|short breath|out of breath|breathless|breathlessness|gasping|panting|wheez*|struggling to breathe|struggling for breath|trouble breathing|hard to breathe|air hunger|winded|choking|dont breathe|stopped breathing|breath cut|breathing hard|catch my breath",
  ],
  weak: [
    "faint|dizzy|dizziness|light headed|woozy|pale|white|grey|weak|weakness|collapse|dropped|stars|shaky|shaking|trembling|clammy|cold sweat|sweating|spinning|spin|room is spinning|eye turn|eyes turn|blurred|double|cant stand|cant stay awake|cant get up|unconscious|go black|goes black|went black|floaty|exhausted|no strength|no energy|body weak|see double|seeing double",
  ],
  feverish: [
    "fever|feverish|chills|shiver*|rigor*|high temperature|temperature|temp|hot to touch|on fire|trembling|burning up|body hot|hot body|hot and cold|sepsis",
  ],
  confused: [
    "confused|drowsy|sleepy|cant stay awake|cant wake|foggy|talking nonsense|not making sense|unconscious|muddled",
  ],
  men: [
    "husband|boyfriend|partner|man|fiance|ex|he|him|oga|stepfather|mothers boyfriend|stepdad|father|uncle|cousin|brother|pastor|teacher|boss|landlord|in laws|in law|mother in law|family|parents|mother|aunt|auntie|aunty|someone|somebody|men|boy|boys|they|wife|girlfriend|she|neighbour|doctor|coach|friend|madam|roommate",
  ],
  relativeMen: [
    "stepfather|mothers boyfriend|stepdad|step brother|father|uncle|cousin|brother|pastor|teacher|coach|family friend|old man",
  ],
  girl: ["me|her|my daughter|my sister|my cousin|my mother|them|us|my child"],
  hits: [
    "struck|beat|beats|beating|hit|hits|hitting|punch*|slap|slaps|slapped|kick|kicks|kicked|chokes|choked|choking|strangl*|burn|burns|burned|burnt|push|pushed|abuse|abused|attack*|flog|hurt|hurts|hurting|threaten*|bruises|stabbed|cut|dragged|grabs|grabbed|throw|threw|drugged|rape|raped|force|forces|forced|forcing|kill|finish|lock|locks|locked|drag|drags|pins|hold|held",
  ],
  partOfBirth: [
    "had our baby|had our son|had our daughter|had her baby|since the baby|since my baby|after the baby|baby came|baby was born|gave birth|give birth|given birth|giving birth|had a baby|had my baby|had the baby|delivered|delivery|postpartum|after birth|since birth|after delivery|since delivery|since the birth|the birth|had my son|born|put to bed|childbirth|newborn|new mother|csection|new baby|nursing mother",
  ],
  weekday: ["monday|tuesday|wednesday|thursday|friday|saturday|sunday|days"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
