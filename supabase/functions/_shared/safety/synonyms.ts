/** Words and short phrases that stand for the same thing in a phrase; written without gaps and groups. */
export const synonyms = {
  self: ["myself|herself|himself|itself", "my body"],
  want: [
    "want|want to|wish|ready to|feel like|feels like|rather|better|long to|crave|let me|should|deserve to|thinking of|thinking about|think of|think about|thought of|thought about|thoughts of|thoughts about|considered|decided to|need to|ways to|way to|how to",
  ],
  intend: [
    "want|want to|wish|ready to|about to|going to|plan to|planning to|plans to|feel like|feels like|thinking of|thinking about|think of|think about|thought of|thought about|thoughts of|thoughts about|considered|decided to|try to|need to|rather|should|might|will|i go|let me|must|long to|have to|attempted to|could|tonight i|how to|ways to|way to|how do i|how can i|keep|threaten to|threatens to|threatened to",
  ],
  died: ["die|dying|dead|died|death|be dead|to die"],
  took: [
    "took|taken|take|taking|swallow*|drank|drink|drinking|drunk|popped|ate|eaten|use|used|using|had|finished|overdosed on",
  ],
  pills: [
    "pill|pills|tablets|capsules|capsule|medicine|drugs|painkiller*|sleeping pills|paracetamol|panadol|tylenol|ibuprofen|aspirin|metformin|glucophage|insulin|amitriptyline|sertraline|bottle|pack|packet|strip|sachet|blister|card",
  ],
  poison: [
    "potassium permanganate|permanganate|potassium|bathroom cleaner|kitchen cleaner|floor cleaner|oven cleaner|glass cleaner|window cleaner|cleaning fluid|cleaning product|mosquito coil|mothball|mothballs|naphthalene|anti freeze|fuel|diesel|caustic soda|lye|sniper|bleach|jik|hypo|izal|dettol|kerosene|kero|petrol|rat poison|otapiapia|ota piapia|insecticide|pesticide|gammalin|rat killer|weed killer|weedkiller|poison|acid|toilet cleaner|drain cleaner|detergent|disinfectant|antifreeze|battery acid|turpentine|methylated spirit*|camphor|harpic|washing powder|gramoxone|paraquat|ddvp",
  ],
  eat: ["eat|eaten|ate|eating|food|had a meal|had any food|meals|meal|drink|drank|drunk|drinking"],
  body: ["arm|arms|wrist|wrists|thigh|thighs|leg|legs|skin|hip|stomach|hand|hands"],
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
    "acute|severe|intense|extreme|terrible|horrible|awful|so bad|so badly|very bad|too bad|bad|badly|so much|too much|very much|very very|anyhow|crazy|like mad|serious|seriously|strong|violent|massive|brutal|sharp|stabbing|tearing",
  ],
  unbearable: [
    "unbearable|excruciating|agony|worst|10/10|9/10|off the scale|like labour|never felt",
    "9 out of 10|cant bear|killing me|kill me|finish me|me die|is not here|is not small|from 0 to 100|0 to 100|want to kill me|going to die|i am dying|want to die",
  ],
  sudden: [
    "sudden|suddenly|all of a sudden|out of nowhere|out of the blue|all at once|in seconds|hit me|struck me|overnight|woke me|woke me up|woke up with|woke with|no warning|popped|burst|ruptured|1 hours ago|minutes ago|hours ago|since 1 hours",
  ],
  cantMove: [
    "cant stand|cant walk|cant move|cant sit|cant straighten|cant get up|cant lie|cant talk|cant get off|cant raise|cant think|cant sleep because|cant put weight|roll for ground|rolling on the|to my knees|knocked me|in a ball|cant speak|cant lie down|doubled over|doubled up|bent double|curled up|curled in|on the floor|on the bathroom floor|rolling on|screaming|scream|shouting|crying|in tears|faint|cold sweat|sweating|shaking with|drenched|grey|cant keep still",
  ],
  bleed: [
    "bleed|bleeds|bleeding|bled|blood|period|periods|menses|menstruation|flow|haemorrhag*|monthly|red",
  ],
  pad: ["pad|pads|tampon|tampons|cup|menstrual cup|diaper|towel|towels|always|maxi|period pants"],
  soak: [
    "soak|soaked|soaking|soaked through|change|changed|changes|changing|fill|filled|filling|full|flooding|drench*|go through|gone through|went through|going through|bleed through|bleeding through|bled through|use|used|using|replace|leak*|need a new|finished|finish|wet|swap*|switch*|ruin*|through",
  ],
  one: ["one of my|only the|one|1|left|right|my left|my right|only one|single"],
  limb: ["leg|legs|calf|thigh|foot|ankle|back of my knee|behind my knee|behind the knee"],
  limbSign: [
    "swell|bigger|fat|fatter|twice|double|red|redness|hot|warm|burning|tender|big|huge|hard|puff*|purple|blue|shiny|thicker|throbbing",
  ],
  fast: [
    "racing|race|races|pounding|beating|beat|beats|flutter*|palpitat*|fast|skipping|skip|skips|irregular|jumping|cutting|running|weird",
  ],
  breathless: [
    "cant breathe|cant breath|cant catch|cant get my breath|cant get enough air|cant get air|cant take a full breath|short of breath|shortness of breath|short breath|out of breath|breathless|breathlessness|gasping|panting|wheez*|struggling to breathe|struggling for breath|trouble breathing|hard to breathe|air hunger|winded|choking|dont breathe|stopped breathing|breath cut|breathing hard|catch my breath",
  ],
  weak: [
    "faint|dizzy|dizziness|light headed|woozy|pale|white|grey|weak|weakness|collapse|dropped|stars|shaky|shaking|trembling|clammy|cold sweat|sweating|spinning|spin|room is spinning|eye turn|eyes turn|eye turn me|blurred|double|cant stand|cant stay awake|cant get up|unconscious|go black|goes black|went black|floaty|exhausted|no strength|no energy|body weak|see double|seeing double",
  ],
  feverish: [
    "fever|feverish|chills|shiver*|rigor*|high temperature|temperature|temp|hot to touch|on fire|trembling|burning up|body hot|hot body|hot and cold|sepsis",
  ],
  confused: [
    "confused|drowsy|sleepy|cant stay awake|cant wake|foggy|talking nonsense|not making sense|unconscious|muddled",
  ],
  men: [
    "husband|boyfriend|partner|man|fiance|ex|he|him|oga|stepfather|step father|mothers boyfriend|stepdad|step mother|step brother|father|uncle|cousin|brother|pastor|teacher|lecturer|boss|landlord|in laws|in law|mother in law|father in law|family|parents|mother|aunt|auntie|aunty|guardian|someone|somebody|guy|men|boy|boys|they|wife|girlfriend|she|neighbour|doctor|coach|driver|friend|madam|grandfather|roommate",
  ],
  relativeMen: [
    "stepfather|step father|mothers boyfriend|stepdad|step brother|father|uncle|cousin|brother|pastor|teacher|lecturer|boss|landlord|neighbour|coach|driver|grandfather|family friend|guardian|priest|older man|old man|grown man",
  ],
  girl: [
    "me|her|my daughter|my sister|my friend|my niece|my cousin|my mother|them|us|my child|my girl",
  ],
  hits: [
    "struck|beat|beats|beating|hit|hits|hitting|punch*|slap|slaps|slapped|kick|kicks|kicked|kicking|chokes|choked|choking|strangl*|burn|burns|burned|burnt|push|pushed|abuse|abused|attack*|assault*|flog|hurt|hurts|hurting|threaten*|batter*|bruise|bruises|bruised|stabbed|cut|dragged|grabs|grabbed|throw|throws|threw|drug|drugged|rape|raped|force|forces|forced|forcing|kill|kills|finish|spit|control|controls|trapped|lock|locks|locked|drag|drags|pins|hold|held",
  ],
  partOfBirth: [
    "had our baby|had our son|had our daughter|had her baby|had her son|had her daughter|had the twins|since the baby|since my baby|since our baby|since baby|after the baby|baby came|baby arrived|baby was born|gave birth|give birth|given birth|giving birth|had a baby|had my baby|had the baby|delivered|delivery|postpartum|after birth|since birth|after delivery|since delivery|since the birth|the birth|had my son|had my daughter|born|put to bed|childbirth|newborn|new born|new mother|csection|new baby|nursing mother",
  ],
  weekday: [
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday|days|weeks|the weekend|weekend|then",
  ],
  herbs: [
    "agbo|herb|herbs|herbal|concoction|mixture|potion|bitters|bitter leaf|potash|kaun|akanwu|alabukun|lime|gin|ogogoro|stout|salt water|quinine|traditional medicine|native medicine|native doctor|juju|unknown drug|something|some drug|some drugs|stuff|chemical|chemicals|roots|root|leaves|laundry blue|robin blue|epsom salt|castor oil|pennyroyal|misoprostol|cytotec|mifepristone|abortion pills|abortion pill|blue pill|injection|ergometrine|seven keys|vinegar|alum|pawpaw seed|papaya seeds|quack|drugs|drug|pills|tablets",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
