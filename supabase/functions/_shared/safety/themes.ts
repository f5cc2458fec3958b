/**
 * What a message may be about, each theme with the words that belong to it. The scale of clues weighs
 * themes and pairs of themes, so that it also understands words that no example holds.
 */
export const themes = {
  death: [
    "die|dies|died|dying|dead|death|deadly|fatal|lethal|suicid*|funeral|grave|heaven|kill|kills|killing|perish|drown*|drowned|corpse|coffin|exit|unalive|overdos*|od|euthan*|other side|pass away|survive|rest forever|sleep forever|disappear*|vanish*|cease|mort*",
  ],
  means: [
    "rope|noose|hang|hanging|hanged|blade|blades|razor|razors|knife|knives|bridge|train|platform|tracks|cliff|rooftop|lagoon|river|gun|jump|jumping|jumped|wrist|wrists|scissors|garage|edge|balcony|traffic|railway|bus",
  ],
  selfhurt: [
    "myself|cutting|cut|cuts|scratch*|burn|burned|burnt|stab*|self harm*|self|slash*|sliced|carv*",
  ],
  farewell: [
    "goodbye|bye|farewell|letter|letters|note|forgive|forgiven|sorry|last message|remember|belongings|giving away|gave away|my things|look after|take care of my|will|everyone|tell my",
  ],
  life: [
    "life|live|living|exist*|existence|alive|world|earth|be here|wake|waking|future|tomorrow|another days|next week|go on|carry on|continue|no more|anymore|forever|not here",
  ],
  hopeless: [
    "point|worth|worthless|useless|hopeless|hope|burden|better off|without me|pointless|meaning|reason|purpose|nobody|noone|trapped|nothing left|cant do|cant take|cant cope|cant continue|tire|tired|done|enough|failure|barren|broken|ashamed|hate myself|hate",
  ],
  pills: [
    "pill|pills|tablets|tablet|capsules|medicine|paracetamol|panadol|tylenol|codeine|tramadol|antidepressant*|sertraline|amitriptyline|painkiller*|sleeping|blister|strip|packet|pack|bottle|cabinet|sachet|card|drugs",
  ],
  many: [
    "all|whole|handful|entire|bunch|lots|too many|everything|rest|at once|stockpil*|enough|full|many",
  ],
  swallow: [
    "took|swallow*|drank|downed|drink|taken|ate|popped|ingest*|overdosed|mixed|gulp*|drunk|eaten",
  ],
  poison: [
    "bleach|sniper|kerosene|poison|otapiapia|acid|detergent|dettol|hypo|jik|izal|pesticide|insecticide|permanganate|petrol|disinfectant|rat|chemical|battery|turpentine|camphor|harpic|potash|antifreeze",
  ],
  blood: [
    "blood|bleed|bleeding|bled|bleeds|bloody|period|periods|menses|flow|clot|clots|red|hemorrhag*|haemorrhag*|lumps|chunks|spotting|stain*",
  ],
  pad: [
    "pad|pads|tampon|tampons|cup|towel|towels|diaper|diapers|sanitary|nappy|wrapper|liner|trousers|jeans|bed|mattress|sheets|underwear|pants|seat|socks|clothes|toilet|bath|bathtub|shower|floor|trail",
  ],
  flow: [
    "gush*|pour*|tap|soak*|flood*|drench*|leak*|full|overflow*|river|faucet|rush*|fill*|running|runs|through|puddle|pool|stop|stopping|waste|drip*|dripping|splash*|hose|waterfall|bucket*|saturat*|nonstop",
  ],
  often: ["hour|hours|hourly|minutes|every|each|half"],
  big: ["big|huge|large|golf|fist|plum|lemon|egg|orange|liver|lime|apple|coin|ball|massive|giant"],
  fainty: [
    "faint|faints|dizzy|lightheaded|light headed|pale|pallor|collapse|collapsed|weak|weakness|woozy|spinning|stars|black|grey|white|clammy|shaky|shaking|trembling|tremble|sweating|sweat|cold|unconscious|blackout*|spots|floaty|fuzzy|ghost|cant stand|crawl*|drained|unresponsive|floor|limp|double|exhausted|lips|turn",
  ],
  pregnant: [
    "pregnan*|expecting|positive|second line|two lines|2 lines|lines|trimester|bump|hcg|miscarr*|ectopic|midwife|conceived|antenatal|wks|gestation|gone|belle|twins|unborn|womb|uterus|fetus|foetus|maternity|contraction*|waters|labour|labor",
  ],
  late: ["late|missed|overdue|period late|havent had|no period"],
  kicks: ["kick|kicks|kicking|moving|movement|movements|move|moves|moved|still|quiet|silent"],
  belly: [
    "belly|stomach|tummy|abdomen|abdominal|pelvis|pelvic|ovary|ovaries|ovarian|womb|uterus|groin|appendix|navel|insides|guts|waist|flank|hip|tube|tubes|cyst|lower|abdo|below|down",
  ],
  side: ["left|right|side|sided|one|unilateral"],
  pain: [
    "pain|hurt|hurts|hurting|ache|aches|aching|cramp|cramps|cramping|sore|stab|stabbing|stabbed|agony|knife|throb*|burning|sharp|twist*|tearing|ripping|spasm*|tender|piercing|squeez*|biting|hook|pang|pangs|wrung",
  ],
  harsh: [
    "severe|severely|terrible|horrible|awful|unbearable|excruciating|worst|worse|intense|extreme|crippling|violent|agony|bad|badly|strong|serious|acute|fierce|brutal|screaming|scream|howling|crying|insane|crazy|sick with|like never|never felt|never had|never before|labour|hell|10/10|so much|very much|fire|iron|tearing|board|rock|anyhow|die|unimaginable|splitting|explod*|explosive",
  ],
  sudden: [
    "sudden|suddenly|abrupt*|out of nowhere|nowhere|burst|popped|ruptur*|snapped|woke|minutes ago|since morning|all at once|at once|overnight|started|just now|instantly|thunder*|lightning|gunshot|bat|catch|ago|seconds|moment|again",
  ],
  cantmove: [
    "cant|doubled|curled|crawl*|knees|uncurl|straighten|stand|walk|move|rolling|writh*|floor|fetal|lie|sit|hop|position|upright",
  ],
  vomit: [
    "vomit|sick|nausea|nauseous|nauseated|retch*|bile|throw|threw|fluids|keep down|puke*|heav*|purge",
  ],
  fever: [
    "fever|feverish|temperature|temp|chills|shiver*|rigor*|hot|burning up|39|38|sepsis|teeth chattering|cold",
  ],
  breath: [
    "breath|breathe|breathing|breathless|breathlessness|gasp*|air|pant|panting|suffocat*|winded|wheez*|inhale|lungs|lung|respiration|choking|oxygen|breaths",
  ],
  chest: [
    "chest|breastbone|sternum|ribs|rib|jaw|arm|shoulder|cough|coughing|coughed|spat|elephant|band|belt|vice|crush*|tight|tightness|pressure|pressing|heavy|squeez*|heaviness|constrict*",
  ],
  heart: [
    "heart|heartbeat|pulse|palpitation*|racing|pounding|flutter*|beats|beating|bpm|skipping|thud|heart rate|rate|irregular",
  ],
  leg: ["leg|legs|calf|calves|thigh|foot|ankle|knee|shin|limb|vein|veins|sock"],
  swell: [
    "swell|swollen|swelling|puffy|puffed|balloon*|bigger|twice|bloat*|bloated|distend*|huge|tight|hard|big|fat|drum|size|trousers|shiny",
  ],
  hot: ["hot|red|warm|redness|tender|shiny|purple|blue|throbbing|burning"],
  hormones: [
    "contraceptive|contraception|birth control|yasmin|yaz|dianette|diane|microgynon|rigevidon|cilest|marvelon|combined|patch|ring|evra|nuvaring|oestrogen|estrogen|hrt|tranexamic|provera|norethisterone|primolut|ocp|coc|cocp|flight|flew|surgery|operation|haul|travel|on the pill|the pill",
  ],
  fertility: [
    "letrozole|clomid|clomiphene|ivf|trigger|stims|retrieval|egg collection|eggs|injections|injection|follicle*|gonal|menopur|ovitrelle|ovidrel|puregon|pregnyl|transfer|embryo|fertility|hcg|egg pick up|puncture|icsi|iui|ohss|hyperstimulat*|overstimulat*|stimulation",
  ],
  urine: [
    "pee|peeing|urine|wee|weeing|urinat*|piss|thirst|thirsty|parched|dark|brown|little|cola|coke|tea",
  ],
  head: ["head|headache|headaches|migraine|skull|brain|neck|stiff"],
  sight: [
    "see|vision|sight|eye|eyes|blind|blurred|blurry|zigzag*|flashing|flashes|aura|shimmer*|lights|light|curtain|half|stars|double|dark|sparkl*|blur",
  ],
  speech: [
    "speech|speak|speaking|talk|talking|words|slur*|slurred|gibberish|nonsense|jumbled|tongue|mouth|rubbish|sense|incoherent",
  ],
  face: ["face|mouth|smile|droop*|crooked|lopsided|bend|fell|fallen|lip|eyelid|twisted"],
  numb: [
    "numb|numbness|tingl*|weakness|weak|dead|drop|dropped|drops|lift|raise|paraly*|pins|hand|arm|clumsy|drag*|heavy|feel|cant feel|cant lift|cant move",
  ],
  confused: [
    "confused|confusion|drowsy|sleepy|delirious|disorient*|muddled|wake|responding|unresponsive|unconscious|answering|lethargic|foggy|strange|odd|drunk",
  ],
  fit: ["seizure|seizures|fit|convuls*|jerk*|foam*|bit|wet myself|twitching"],
  sugar: [
    "sugar|glucose|insulin|gliclazide|glimepiride|meter|ketones|hypo|hyper|mmol|diabetic|diabetes|reading|lo|hi|dapagliflozin|fruity|acetone|bm",
  ],
  metformin: ["metformin|glucophage|alcohol|wine|vodka|drinking"],
  allergy: [
    "throat|lips|tongue|hives|rash|welts|anaphyla*|allerg*|closing|swallow|itching|blister*|peeling|reaction|face|antibiotic|new|wheez*",
  ],
  yellow: ["yellow|jaundice|custard|bilirubin|alt"],
  unsafe: [
    "isotretinoin|accutane|roaccutane|iso|spironolactone|spiro|aldactone|ozempic|wegovy|mounjaro|saxenda|semaglutide|tirzepatide|liraglutide|methotrexate|warfarin|valproate|epilim|topiramate|statin|statins|atorvastatin|simvastatin|rosuvastatin|finasteride|dutasteride|cyproterone|bicalutamide|acitretin|retinoid|flutamide|lithium|losartan|lisinopril",
  ],
  voice: ["voice|deeper|deep|husky|soprano|mister|sir|man|boy|baritone|male|masculine"],
  hair: ["hair|beard|moustache|bald|balding|hairline|temples|shave|hairy|chin"],
  clit: ["clit|clitoris|penis|enlarged|bigger|grown|down there"],
  muscle: ["muscle|muscles|biceps|stretch|marks|bruise|bruises|bruising|moon|purple|stripes|lines"],
  rapid: ["fast|rapid|rapidly|quickly|quick|weeks|months|since|summer|spring|overnight|everywhere"],
  procedure: [
    "hsg|iud|coil|hysteroscopy|dnc|abortion|miscarriage|retrieval|collection|laparoscopy|csection|procedure|inserted|insertion|fitted|operation|surgery|hycosy|stitches|dye|scan|smear|biopsy|implant",
  ],
  foul: [
    "smell|smelly|smells|foul|stink*|stinks|pus|discharge|green|fishy|rotten|fluid|lochia|odour|odor|infection|infected",
  ],
  man: [
    "husband|boyfriend|partner|he|him|his|ex|uncle|stepdad|stepfather|father|brother|pastor|man|men|guy|teacher|boss|fiance|landlord|cousin|neighbour|driver|in law|mothers boyfriend|wife beater",
  ],
  violence: [
    "hit|hits|hitting|beat|beats|beaten|beating|slap*|punch*|kick|kicked|choke*|strangl*|threaten*|abuse*|abuses|abusive|bruise*|rape*|raped|assault*|attack*|hurts|force|forced|forces|forcing|molest*|pinned|grab*|drag*|push*|pushed|stamp*|scared|afraid|fear|unsafe|violent|struck|slapped|weapon|throat|kill|burns",
  ],
  sexual: [
    "sex|touch|touches|touched|touching|private|naked|skirt|inside|bed|room|undress*|underwear|consent|no|stop|refuse*|unwilling|himself|slept|pictures|secret|tell",
  ],
  control: [
    "lock|locks|locked|hide|hides|hid|hiding|allow|allows|control*|phone|money|leave|passport|trapped|marry|married|wedding|promised|force|tamper*|poked|holes|condom|stalk*|prison|debt|customers|visit",
  ],
  cutting: ["circumcis*|cut|fgm|village|mutilat*|genital*"],
  girl: [
    "daughter|sister|niece|girl|she|her|friend|cousin|roommate|flatmate|wife|mother|mum|child|son|toddler|neighbour",
  ],
  baby: ["baby|newborn|babys|infant|pillow|demon|evil|crying|shake"],
  afterbirth: [
    "gave birth|birth|born|delivered|delivery|postpartum|post partum|since birth|breastfeeding|lochia|labour|had the baby|had a baby|had my baby",
  ],
  unreal: [
    "voices|voice|whisper*|hear|hearing|see things|angels|god|spy|spies|cameras|camera|chip|chips|plotting|watching|following|swapped|demon|devil|spirit*|messages|tv|walls|real|chosen|powers|special|paranoi*",
  ],
  sleepless: ["sleep|slept|awake|nights|racing|insomnia|mph|panic|terror|doom"],
  herbs: [
    "herbs|herbal|herb|agbo|concoction|bitters|gin|misoprostol|cytotec|mixture|quack|native|market|chemist|flush|bring|womb|induce|terminate|end|abort*|remove|inserted|douch*|pessary|hanger|stick|unknown|cleanse",
  ],
  eat: [
    "eat|eaten|eating|ate|food|meal|meals|fast|fasting|calories|water|juice|diet|cleanse|detox|starv*|chop|restrict*|crumbs|cracker|apple|gum|cucumber*|coffee",
  ],
  nothing: ["nothing|no|not|havent|only|never|without|just|none|any|barely|dont|wont|zero"],
  days: ["days|weeks|monday|tuesday|wednesday|thursday|friday|saturday|sunday|nights"],
  purge: [
    "purge|purging|purges|bulimi*|anorexi*|laxative*|dulcolax|senna|fingers|bring up|sick after|make myself|binge|diuretic*|water pills|thin|skinny|weight|kilos|kg|bones|throat",
  ],
  now: [
    "now|today|tonight|yesterday|last night|this morning|morning|since|still|right now|hours|minutes|currently|keeps|keep|cant stop|wont stop|help|please|quick|ambulance|urgent|emergency|scared",
  ],
  past: [
    "ago|years|used|was|had|recovered|healed|2015|2016|2017|2018|2019|2020|2021|2022|teenager|teens|school|university|past|history|previous|since then|long|old|before|behind|treated|cleared",
  ],
  question: [
    "what|how|why|which|does|do|is|are|can|should|could|when|who|normal|safe|difference|mean|explain|risk|chances|causes|cause|common|symptom|symptoms|signs|sign",
  ],
  joke: ["lol|haha|lmao|hehe|joke|joking|kidding|literally"],
  everyday: [
    "food|foods|recipe|breakfast|lunch|dinner|snack|snacks|rice|bread|sugar|tea|vitamin*|inositol|exercise|gym|walk|yoga|skin|acne|cream|soap|shampoo|laser|waxing|wax|app|account|quiz|page|article|website|language|button|chat|thanks|thank|tips|book|job|school|exam|weather|shopping|dress|clothes",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
