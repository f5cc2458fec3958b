/** Words and short phrases that stand for the same thing in a phrase; written without gaps and groups. */
export const wordGroups = {
  self: ["myself|herself|himself|themselves|ourselves|itself", "my body|my own body"],
  want: [
    "want|want to|wish|wish to|wishing|wishing to|ready to|hoping to|hope to|feel like|feels like|feeling like|felt like|rather|better to|better|prefer to|pray to|praying to|longing to|long to|crave|let me|should|may as well|might as well|deserve to|thinking of|thinking about|think of|think about|thought of|thought about|thoughts of|thoughts about|consider|considering|considered|contemplat*|decided to|tempted to|urge to|urges to|need to|ways to|way to|how to|want and|i for",
  ],
  intend: [
    "want|want to|wish|wish to|wishing|wishing to|ready to|about to|going to|plan to|planning to|planning on|plans to|intend to|hope to|hoping to|feel like|feels like|feeling like|felt like|thinking of|thinking about|think of|think about|thought of|thought about|thoughts of|thoughts about|consider|considering|considered|contemplat*|decided to|try to|tempted to|urge to|urges to|need to|prefer to|rather|better to|should|may as well|might as well|might|will|i go|let me|must|long to|longing to|pray to|praying to|have to|attempted to|attempting to|attempt to|could|tonight i|how to|ways to|way to|how do i|how can i|keep|threaten to|threatening to|threatens to|threatened to|feel to",
  ],
  died: ["die|dying|dead|died|death|be dead|to die|perish"],
  took: [
    "took|taken|take|taking|swallow*|drank|drink|drinking|drunk|downed|popped|ate|eaten|ingest*|gulp*|use|used|using|had|finished|overdosed on|od on|crushed",
  ],
  pills: [
    "pill|pills|tablets|capsules|capsule|medicine|drugs|painkiller*|antidepressant*|sleeping pills|paracetamol|panadol|tylenol|acetaminophen|ibuprofen|advil|aspirin|diazepam|valium|xanax|codeine|tramadol|metformin|glucophage|insulin|amitriptyline|antihistamines|sertraline|zoloft|prozac|bottle|pack|packet|strip|sachet|blister|card",
  ],
  poison: [
    "potassium permanganate|permanganate|potassium|bathroom cleaner|kitchen cleaner|floor cleaner|oven cleaner|glass cleaner|window cleaner|cleaning fluid|cleaning product|mosquito coil|mothball|mothballs|naphthalene|anti freeze|fuel|diesel|caustic soda|lye|sniper|bleach|jik|hypo|izal|dettol|kerosene|kero|petrol|rat poison|otapiapia|ota piapia|insecticide|pesticide|gammalin|rat killer|weed killer|weedkiller|poison|acid|toilet cleaner|drain cleaner|detergent|disinfectant|antifreeze|battery acid|turpentine|methylated spirit*|camphor|harpic|washing powder|gramoxone|paraquat|ddvp",
  ],
  eat: [
    "eat|eaten|ate|eating|food|had food|had anything|had a meal|touched food|consumed|had any food|swallowed anything|kept food|taken food|tasted food|had a bite|meals|meal|drink|drank|drunk|drinking",
  ],
  body: ["arm|arms|wrist|wrists|thigh|thighs|leg|legs|skin|hips|hip|forearm|stomach|hand|hands"],
  belly: [
    "bump|belly|stomach|stomache|tummy|tum|abdomen|abdominal|pelvis|pelvic|ovary|ovaries|ovarian|womb|uterus|groin|insides|gut|guts|appendix|hip bone|hipbone|tubes|midriff|lower down|bottom belly|bikini line|tummy area|mara",
  ],
  side: [
    "left side|right side|one side|1 side|one sided|1 sided|left ovary|right ovary|lower left|lower right|left lower|right lower|left hip|right hip|left groin|right groin|left pelvis|right pelvis|left part|right part|left flank|right flank",
    "on the left|on the right|on right|on left|at right|at left|on my left|on my right|low left|low right|bottom left|bottom right|left abdomen|right abdomen|right tummy|left tummy|left belly|right belly",
    "my side|her side|in the side|the side of my|side of my|only one side|just one side|for right side|for left side|left hand side|right hand side|left tube|right tube|either side",
  ],
  pain: [
    "pain|hurt|hurts|hurting|ache|aches|aching|achy|ached|agony|cramp|cramps|cramping|crampy|cramped|sore|soreness|stabbed|killing|kill|stab|stabs|stabbing|stabby|spasm*|throb*|tender|tenderness|knife|twisting|twist|pang|pangs|twinge|twinges|burning|burns|torture|contractions|biting|bite|hook|hooking|pepper|pinch*|gnawing|wrenching",
  ],
  harsh: [
    "acute|acutely|fierce|fiercely|severe|severely|severest|intense|intensely|extreme|extremely|terrible|terribly|horrible|horribly|horrific|awful|awfully|nasty|so bad|so badly|very bad|real bad|too bad|bad|badly|so much|too much|very much|very very|anyhow|crazy|like mad|serious|seriously|strong|violent|insane|massive|major|wicked|bad bad|brutal|fierce|sharp|shooting|piercing|stabbing|searing|tearing|ripping|doubling me",
  ],
  unbearable: [
    "unbearable|unbearably|excruciating|excruciatingly|agony|agonising|agonizing|crippling|blinding|worst|10/10|9/10|insufferable|unimaginable|intolerable|off the scale|off the charts|debilitating|like labour|like labor|like childbirth|worse than labour|worse than labor|worse than childbirth|like no other|never felt|never experienced|never known",
    "10 out of 10|ten out of ten|9 out of 10|nine out of ten|ten of ten|10 on 10|a ten|cant be touched|cant touch it|cant stand it|cant bear|cant handle|cant take it|cant tolerate|beyond anything|out of this world|on another level|killing me|kill me|finish me|finishing me|me die|is not here|is not small|is not for here|pass me|pass my power|from 0 to 100|0 to 100|zero to 100|zero to hundred|want to kill me|going to kill me|going to die|i am dying|want to die",
  ],
  sudden: [
    "bam|boom|wham|sudden|suddenly|all of a sudden|out of nowhere|from nowhere|out of the blue|all at once|abrupt|abruptly|instantly|in seconds|within seconds|within minutes|in minutes|came on fast|hit me|hit her|struck me|overnight|woke me|woke me up|woken me|woke up with|woke with|woke up in|without warning|no warning|in an instant|popped|burst|ruptured|snapped|1 hours ago|few hours ago|minutes ago|hours ago|started now|started now now|since 1 hours|came from nowhere|come out from nowhere",
  ],
  cantMove: [
    "cant stand|cant walk|cant move|cant sit|cant straighten|cant get up|cant stay up|cant lie|cant lay|cant talk|cant get out of bed|cant get off|cant raise|cant turn|cant function|cant think|cant sleep because|cant put weight|cant bear weight|cant put my weight|roll for ground|roll on ground|rolling on the|rolled up|to my knees|floored me|took me down|knocked me|brought me down|in a ball|ball on|foetal|on my knees|on all fours|hands and knees|biting my|biting a|biting the|cant speak|cant lie down|cant find a position|pacing|doubled over|doubled up|double over|doubling over|bent double|bent over|bending over|folded in|curled up|curled in|curl up|fetal position|foetal position|on the floor|on the bathroom floor|on the ground|crawling|crawl|rolling on|rolling around|writhing|screaming|scream|screams|shouting|yelling|howling|crying|in tears|sobbing|faint|cold sweat|sweating|shaking with|pouring with sweat|drenched|white as a sheet|went white|gone white|turned white|grey|cant keep still",
  ],
  bleed: [
    "bleed|bleeds|bleeding|bled|blood|period|periods|menses|menstruation|flow|flowing|hemorrhag*|haemorrhag*|monthly|red",
  ],
  pad: [
    "pad|pads|tampon|tampons|cup|menstrual cup|diaper|diapers|nappy|nappies|sanitary|sanitary towel|sanitary towels|towel|towels|liner|liners|kotex|always|maxi|knickers|cloth|cloths|napkin|napkins|period pants|period underwear",
  ],
  soak: [
    "soak|soaks|soaked|soaking|soaked through|change|changed|changes|changing|fill|fills|filled|filling|full|flood|floods|flooded|flooding|drench*|saturat*|go through|gone through|went through|going through|bleed through|bleeding through|bled through|use|used|using|replace|replacing|leak*|need a new|needing a new|finished|finish|wet|swap*|switch*|overflow*|ruin*|through",
  ],
  one: [
    "one of my|one of her|one of the|just the|only the|one|1|left|right|my left|my right|only one|just one|single",
  ],
  limb: [
    "leg|legs|calf|thigh|shin|lower leg|foot|ankle|knee back|back of my knee|behind my knee|behind the knee|back of the knee|limb",
  ],
  limbSign: [
    "swell|bigger|fat|fatter|twice|double|red|redness|hot|warm|warmth|burning|tender|big|huge|hard|puff*|purple|blue|discoloured|discolored|shiny|thicker|inflamed|throbbing",
  ],
  fast: [
    "racing|race|races|raced|pounding|pound|pounds|hammering|thumping|galloping|beating|beat|beats|flutter*|palpitat*|fast|skipping|skip|skips|irregular|irregularly|jumping|cutting|running|speeding|going crazy|all over the place|flips|weird|missing beats|funny rhythm",
  ],
  breathless: [
    "cant breathe|cant breath|cant catch|cant get my breath|cant get enough air|cant get air|cant get breath|cant draw breath|cant draw breathe|cant take a deep breathe|cant take a full breathe|cant take a full breath|cant take a deep breath|cant inhale|short of breath|short of breathe|shortness of breath|shortness of breathe|short breath|out of breath|out of breathe|breathless|breathlessness|gasping|gasp|panting|wheez*|suffocating|suffocate|struggling to breathe|struggle to breathe|struggling for breath|struggling for breathe|fighting for breath|fighting for breathe|fight to breathe|trouble breathing|trouble breathe|difficulty breathing|difficulty breathe|difficult to breathe|hard to breathe|hard time breathing|problem breathing|problems breathing|breathing is hard|breathing is difficult|breathing is laboured|breathing problem|breathing problems|breath is short|air hunger|no air|winded|choking|not breathing|dont breathe|stopped breathing|breath seize|breathe seize|breath cut|breathe cut|breath hook|no breath|no breathe|breathe not reach|breath not reach|breathing hard|catch my breath|catch my breathe|catch her breath|catch her breathe|breathe no reach|breath no reach|not getting enough air|breath is not enough|heavy breathing|breathing heavy|breathing with difficulty|lungs feel tight|breathing feels tight",
  ],
  weak: [
    "faint|faintish|dizzy|dizziness|lightheaded|light headed|lightheadedness|woozy|giddy|pale|pallor|white|grey|weak|weakness|collapse|dropped|stars|shaky|shaking|trembling|clammy|cold sweat|sweating|spinning|spin|spins|room is spinning|eye turn|eyes turn|eye turn me|eyes turning|eyes is turning|head turn|head turning|blurred|double|cant stand|cant stay awake|cant get up|unconscious|drained|sees black|seeing black|go black|going black|went black|goes black|hearing went|wobbly|unsteady|exhausted|no strength|no energy|body weak|fuzzy|tunnel vision|see double|seeing double|going to fall|about to fall",
  ],
  feverish: [
    "fever|feverish|chills|chill|shiver*|rigor*|high temperature|temperature|temp|hot to touch|hot to the touch|roasting|roasting hot|boiling hot|on fire|trembling|burning up|body hot|hot body|body is hot|running hot|hot and cold|shaking with cold|sweats|night sweats|boiling|body burn|body burning|catching cold|sepsis|septic|flu like|internal heat",
  ],
  confused: [
    "confused|confusion|confuse|disoriented|disorientated|delirious|delirium|drowsy|drowsiness|sleepy|cant stay awake|cant keep my eyes open|cant wake|foggy|talking nonsense|not making sense|dont make sense|rambling|dont know where|incoherent|out of it|unconscious|unresponsive|lethargic|slipping in and out|in and out of consciousness|muddled|dazed",
  ],
  men: [
    "husband|boyfriend|partner|man|fiance|ex|he|him|hes|oga|stepfather|step father|mothers boyfriend|stepdad|step dad|stepmother|step mother|stepbrother|step brother|father|uncle|cousin|brother|pastor|imam|teacher|lecturer|boss|landlord|in laws|in law|inlaws|mother in law|father in law|family|parents|mother|aunt|auntie|aunty|guardian|someone|somebody|guy|guys|men|boy|boys|they|wife|girlfriend|she|neighbour|neighbor|doctor|coach|driver|stranger|friend|employer|madam|grandfather|grandpa|baby daddy|roommate",
  ],
  relativeMen: [
    "stepfather|step father|mothers boyfriend|stepdad|step dad|stepbrother|step brother|father|uncle|cousin|brother|pastor|imam|teacher|lecturer|boss|landlord|neighbour|neighbor|coach|driver|stranger|grandfather|grandpa|tutor|family friend|guardian|priest|headmaster|principal|employer|older man|old man|grown man|houseboy",
  ],
  girl: [
    "me|her|my daughter|my sister|my friend|my niece|my cousin|my mother|them|us|my child|my girl",
  ],
  hits: [
    "struck|strikes|smack*|wallop*|thrash*|elbowed|bites|beat|beats|beating|beaten|hit|hits|hitting|punch*|slap|slaps|slapped|slapping|kick|kicks|kicked|kicking|choke|chokes|choked|choking|strangl*|throttl*|burn|burns|burned|burnt|push|pushes|pushed|pushing|shove|shoves|shoved|abuse|abuses|abused|abusing|attack*|assault*|flog|flogs|flogged|flogging|whip|whips|whipped|hurt|hurts|hurting|threaten*|batter*|bruise|bruises|bruised|stab|stabbed|cut|drag|drags|dragged|grab|grabs|grabbed|throw|throws|threw|smash|smashed|drug|drugged|rape|rapes|raped|raping|molest*|defile*|force|forces|forced|forcing|kill|kills|finish|finishes|finishing|destroy|destroys|terrorise*|terrorize*|bully*|bullies|trample*|stamp*|headbutt*|spit|spits|control|controls|trap|traps|trapped|lock|locks|locked|pin|pins|pinned|hold|held|violat*",
  ],
  partOfBirth: [
    "had our baby|had our son|had our daughter|had her baby|had her son|had her daughter|had the twins|since the baby|since my baby|since our baby|since baby|after the baby|baby came|baby arrived|baby was born|gave birth|give birth|given birth|giving birth|had a baby|had my baby|had the baby|delivered|delivery|post partum|postpartum|after birth|since birth|after delivery|since delivery|since the birth|the birth|had my son|had my daughter|born|put to bed|childbirth|newborn|new born|new mother|csection|new baby|nursing mother",
  ],
  weekday: [
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday|last week|days|weeks|the weekend|weekend|then",
  ],
  herbs: [
    "agbo|herb|herbs|herbal|concoction|mixture|potion|bitters|bitter leaf|potash|kaun|akanwu|alabukun|lime|gin|ogogoro|stout|salt water|quinine|traditional medicine|native medicine|native doctor|juju|unknown drug|something|some drug|some drugs|stuff|chemical|chemicals|roots|root|leaves|laundry blue|robin blue|epsom salt|castor oil|pennyroyal|misoprostol|cytotec|mifepristone|abortion pills|abortion pill|blue pill|injection|ergometrine|seven keys|vinegar|alum|pawpaw seed|papaya seeds|quack|drugs|drug|pills|tablets",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
