/**
 * What a message may be about, each topic with the words that belong to it. The classifier weighs
 * topics and pairs of topics, so that it also understands words that no example holds.
 */
export const lexicon = {
  death: [
    "die|died|dying|dead|death|suicid*|kill|killing|overdos*",
    "last night|ending things|end it|not wake up",
  ],
  means: ["rope|hanging|blade|knife|bridge|train|tracks|jump|wrist|bus", "well|belt|wrapper"],
  selfhurt: ["myself|cut|burned|stab*", "marks|harm|hurting|iron"],
  farewell: ["goodbye|letter|note|forgive|sorry|remember|will|everyone|tell my", "wrote"],
  life: ["life|live|living|exist*|world|wake|waking|tomorrow|anymore", "christmas|birthday|road"],
  hopeless: [
    "point|worth|hope|meaning|reason|nobody|tire|tired|done|enough|hate",
    "quiet|empty|numb|alone|finish|finished|low|crying|cry",
  ],
  pills: [
    "pill|pills|tablets|medicine|paracetamol|sleeping|pack|bottle|drugs",
    "ibuprofen|dose|iron|oil|spoon",
  ],
  many: [
    "all|whole|handful|everything|rest|at once|enough|full|many",
    "plenty|double|twice|more|extra|again",
  ],
  swallow: ["took|swallow*|drank|drink|taken|ate|mixed|drunk|eaten", "drinking|spoon"],
  poison: ["bleach|sniper|kerosene|poison|acid|hypo|izal|rat|potash", "cleaner|lead"],
  blood: [
    "blood|bleed|bleeding|bled|bloody|period|periods|menses|flow|clot|clots|red|spotting",
    "hb",
  ],
  pad: [
    "pad|pads|tampon|cup|towel|wrapper|jeans|bed|clothes|toilet|bath|shower|floor",
    "chair|changed|change",
  ],
  flow: ["gush*|pour*|soak*|flood*|leak*|full|fill*|running|runs|through|stop|stopping", "heavy"],
  often: ["hours|hourly|minutes|every|each|half"],
  big: ["big|huge|large|golf|fist|plum|lemon|egg|liver|lime|apple|coin|ball|massive"],
  fainty: [
    "faint|dizzy|pale|collapse|weak|stars|black|grey|white|shaky|shaking|sweating|sweat|cold|spots|floor|double|lips|turn",
    "dark|ears|passed|went down|fell|fall|sweaty|blue|wall|stand up",
  ],
  pregnant: [
    "pregnan*|positive|two lines|lines|hcg|miscarr*|ectopic|midwife|gone|twins|womb",
    "heavily|trying|implant*|scan|heartbeat|born|breasts|tube|expecting|clearblue|contraction*|labour|trimester|placenta",
  ],
  late: ["late|missed|period late|no period", "delay|skipped"],
  kicks: ["kick|kicks|moving|movement|move|moved|still|quiet", "flutters|dance|sleepy|slow|calm"],
  belly: [
    "belly|stomach|tummy|abdomen|pelvic|ovary|ovaries|ovarian|womb|waist|tube|tubes|cyst|lower|down",
  ],
  side: ["left|right|side|sided|one|unilateral", "hip"],
  pain: [
    "pain|hurt|hurts|hurting|ache|aches|cramp|cramps|sore|stabbing|agony|knife|burning|sharp|twist*|tender|squeez*",
    "burns|killing|cut|pressure",
  ],
  harsh: [
    "severe|terrible|awful|worst|worse|agony|bad|badly|strong|serious|screaming|scream|crying|never had|hell|so much|fire|iron|die",
    "seven|eight|nine|10|ten|sweating",
  ],
  sudden: [
    "sudden|suddenly|nowhere|burst|woke|since morning|at once|overnight|started|catch|ago|again",
  ],
  cantmove: ["cant|stand|walk|move|floor|lie|sit", "straight|lying|still"],
  vomit: ["vomit|sick|nausea|nauseous|throw|threw|heav*|purge", "spit"],
  fever: ["fever|temperature|temp|chills|shiver*|hot|39|38|cold", "shivering|teeth|40"],
  breath: ["breath|breathe|breathing|breathless|air", "pillow|stairs|run"],
  chest: [
    "chest|ribs|jaw|arm|shoulder|cough|coughing|belt|tight|pressure|heavy|squeez*",
    "breasts|back|sitting",
  ],
  heart: [
    "heart|heartbeat|racing|pounding|flutter*|beats|skipping|heart rate|rate|irregular",
    "jump*|drum|watch|slow",
  ],
  leg: ["leg|legs|calf|thigh|foot|ankle|knee|vein|veins", "toes|plaster|groin|cramp"],
  swell: ["swell|bigger|twice|bloat*|bloated|huge|tight|hard|big|fat|drum|size", "button"],
  hot: ["hot|red|warm|redness|tender|shiny|purple|blue|throbbing|burning", "mark|tight|sore"],
  hormones: [
    "contraceptive|contraception|birth control|yasmin|diane|microgynon|combined|patch|ring|flight|surgery|on the pill|the pill",
    "bus|family planning",
  ],
  fertility: [
    "letrozole|clomid|ivf|trigger|stims|retrieval|egg collection|eggs|injections|injection|follicle*|transfer|fertility|hcg|ohss",
    "follicles|cycle|clinic",
  ],
  urine: ["pee|peeing|urine|wee|thirsty|dark|brown|little|coke|tea", "dry|drops"],
  head: ["head|headache|headaches|migraine|skull|brain|neck|stiff", "cymbal"],
  sight: ["see|vision|sight|eye|eyes|zigzag*|lights|light|half|stars|double|dark", "spots|patch"],
  speech: ["speech|speak|talk|talking|words|slur*|tongue|mouth", "finish"],
  face: ["face|mouth|smile|droop*|bend|fell|lip|twisted", "dentist|one side"],
  numb: ["numb|tingl*|weak|dead|drop|dropped|lift|raise|hand|arm|heavy|feel", "asleep|cup|foot"],
  confused: ["confused|sleepy|wake|odd|drunk", "lost|repeat*|asleep"],
  fit: ["seizure|seizures|fit|jerk*|foam*|bit", "jerking|stiff"],
  sugar: ["sugar|glucose|insulin|gliclazide|mmol|diabetic|diabetes|reading|hi", "machine|units"],
  metformin: ["metformin|glucophage|alcohol|wine|vodka|drinking"],
  allergy: [
    "throat|lips|tongue|rash|allerg*|swallow|blister*|face|new",
    "skin|itchy|started|mouth|eyes",
  ],
  yellow: ["yellow|jaundice|custard|bilirubin|alt", "eyes|skin|dark urine|itchy"],
  unsafe: [
    "isotretinoin|accutane|roaccutane|spironolactone|spiro|ozempic|methotrexate|warfarin",
    "isotret*|diane|atorvastatin|statin*|topamax|topiramate|epilim|valproate|finasteride|aldactone|mounjaro|saxenda|wegovy|semaglutide|lisinopril|carbimazole",
  ],
  voice: ["voice|deeper|deep|soprano|sir|man|boy", "choir|phone|sang|sing|uncle"],
  hair: ["hair|beard|moustache|bald|hairy|chin", "back|shaving|patch"],
  clit: ["clit|clitoris|enlarged|bigger|grown|down there", "private part|longer"],
  muscle: [
    "muscle|muscles|stretch|marks|bruise|purple|lines",
    "arms|thighs|strong|climb|round|cheeks|weak|gym|stairs",
  ],
  rapid: [
    "fast|quickly|quick|weeks|months|since|summer|spring|overnight|everywhere",
    "suddenly|in march|easter|christmas|january|march|june|july|august|nowhere",
  ],
  procedure: [
    "hsg|iud|coil|abortion|miscarriage|retrieval|collection|csection|surgery|scan|smear",
    "cut|tubes|laser|transfer|hysterectomy|tampon|injected|flushed",
  ],
  foul: ["smell|smelly|smells|stink*|discharge|green|fluid|infection", "angry|thick|funny|pus"],
  man: [
    "husband|boyfriend|partner|he|him|his|ex|uncle|father|brother|pastor|man|men|teacher|boss|cousin|neighbour|in law",
    "madam|coach|doctor|friends|thirty",
  ],
  violence: [
    "hit|hits|beat|beats|choke*|threaten*|bruise*|rape*|raped|attack*|hurts|forced|push*|scared|afraid|fear|throat|kill|burns",
    "knife|burning|break|broke|door|pillow|ribs|marks|stairs|safe|belt|iron|tied|cable|cutlass|strangl*|slap*|flog*",
  ],
  sexual: [
    "sex|touch|private|inside|bed|room|no|stop|slept|pictures|tell",
    "breast|breasts|thigh|clothes|drunk|party|photos|body|wrong|makes me|pass|marks|touched|naked|pics",
  ],
  control: [
    "locked|hide|hides|control*|phone|money|leave|married|wedding|visit",
    "account|tracks|outside|madam",
  ],
  cutting: ["circumcis*|cut|fgm|village|genital*"],
  girl: [
    "daughter|sister|niece|girl|she|her|friend|cousin|roommate|flatmate|wife|mother|child|son|toddler|neighbour",
    "girlfriend|colleague|patient|aunt|auntie|grandma|student|lady|woman|friends",
  ],
  baby: ["baby|newborn|babys|pillow|crying|shake", "drop|twins|bath|shaking|son|daughter"],
  afterbirth: ["gave birth|birth|born|postpartum|breastfeeding", "csection|midwife"],
  unreal: [
    "voices|voice|whisper*|hear|god|watching|real",
    "signs|chip|radio|demon|orders|thoughts",
  ],
  sleepless: ["sleep|slept|awake|nights|racing|panic", "pacing|all night|wired"],
  herbs: [
    "herbs|herbal|agbo|market|chemist|bring|womb|end|abort*|remove",
    "leaves|tea|bottle|bitter|pharmacist|auntie|village|woman|online",
  ],
  eat: [
    "eat|eaten|eating|ate|food|meal|meals|fast|fasting|calories|water|juice|diet|starv*|apple|coffee",
    "swallowed|dinner|lunch|tasted|spoon",
  ],
  nothing: [
    "nothing|no|not|havent|only|never|without|none|any|dont|wont",
    "once|empty|one|cant|avoid|skip|skipping|skipped",
  ],
  days: [
    "days|weeks|monday|tuesday|wednesday|thursday|friday|saturday|sunday|nights",
    "third|straight|since",
  ],
  purge: ["laxative*|fingers|make myself|thin|weight|kg|throat", "rid|hide|teeth|39|38"],
  now: [
    "now|today|tonight|yesterday|last night|this morning|morning|since|still|right now|hours|minutes|keeps|keep|help|please|quick|urgent|emergency|scared",
    "two days|three days|since last night",
  ],
  past: [
    "ago|years|used|was|had|recovered|healed|2018|2019|teenager|teens|school|past|since then|long|old|before|behind|treated",
    "when i was|gone|passed|fine now|years ago",
  ],
  question: [
    "what|how|why|which|does|do|is|are|can|should|could|when|who|normal|safe|difference|mean|explain|risk|causes|cause|common|symptoms|signs|sign",
  ],
  joke: ["lol|haha|lmao|joke|joking", "kidding|laughing"],
  everyday: [
    "food|foods|recipe|breakfast|lunch|dinner|snack|rice|bread|sugar|tea|vitamin*|inositol|exercise|gym|walk|yoga|skin|acne|cream|laser|waxing|app|account|quiz|page|article|button|chat|thanks|thank|tips|book|job|school|clothes",
  ],
  playedDown: [
    "probably|nothing|sorry|wait|appointment|weekend|monday|tuesday|thursday|they say|anyway|embarrass*",
  ],
  helper: ["what do i do|what should i do|what can i do|do i take"],
  firstAid: ["ambulance|hospital|emergency|chemist|pharmacy"],
  visit: ["booked|routine|visit|prepare|questions|planning|plan to"],
  calmness: [
    "fine|okay|normal|happy|enjoy|love|laughed|no pain|otherwise|usual|mild|bit|little|passed|settled",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
