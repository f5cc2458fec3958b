/** Signs that someone may want to die or hurt herself. */
export const despair = {
  wishesToDie: [
    "@want to? (die|dead|death|dying)",
    "(sleep|bed) ~~ (never|not|dont|no|wont) ~ (wake|wakes|waking)",
    "(nobody|everyone|they|people|world|who|anyone|husband|family) ~~ (miss|notice|cry|care|happy) ~~ (if i die|i am gone|i was gone|if i died|if i is not|i am dead|i was dead|i vanish*|i died|i was dead)",
    "(god|lord|allah) ~~ (take|collect|call) me",
    "(enough|tire|tired|sick) (of|for) ~ (being alive|living|life|this world|existing)",
    "(disappointed|sorry|sad|angry|wish*) ~~ (wake|woke|woken|open my eyes)",
    "(stop|cease|end) (existing|living|being alive)",
    "(last) (night|days|weeks) ~ (earth|world|alive)",
    "(if i|i) (was|were|is|am) (gone|not here|not around|not there) ~~ (better|easier|lighter|money|room|rest|free)",
    "(dont|not|never) ~ (want|want to|wish|deserve) ~ (be here|exist|be alive|be around|wake up|live like|live this|live anymore|live any|live again|live no)",
  ],
  asksHowToDie: [
    "(how|way|ways|painless|easy|quick|best|peaceful|easily) ~ (to|can i|do i|way|i fit|i can|i go) ~ (die|end my|end it|death)",
  ],
  plansToDie: [
    "(knife|blade|razor|rope|rat poison|sniper|pills|tablets) ~ (in my hand|in my hands|in her hand|next to me|in front of me|against my|ready|with me|with her|in my bag)",
    "suicidal",
    "(kill|killing|kills|off|hang|hanging|drown|drowning|finish|end|ending|burn) @self",
    "(end|ending|ended|take|taking|finish|collect) (my|her|his|their) (own)? (life|lives)",
    "(buy|bought|got|get|have|holding|hold|keep|kept|hidden|found|tied|tie) ~ (rope|razor|sniper|rat poison|poison)",
    "@want (to)? end (it|everything|things|this|life|all)",
    "(saving|saved|stockpil*|collect*|count|counted|counting) ~~ (tablets|pills|medicine|drugs)",
    "(try|tried|trying|attempt*) ~ (end it|end things|die|not wake|drown|hang)",
    "(think*|thought|working out|google*|googling|read*|decided) ~ (how i would|how to do it|high enough|how long it would)",
    "(rope|sniper|poison) ~ (boot|cupboard|drawer|wardrobe|under my bed)",
    "(who|before|until|when) ~ (find|finds|found) (me|my body)",
    "(letter|note|notes|posted|status|text*|message|wrote|written) ~~ (not our fault|not your fault|goodbye|bye|nice knowing|when i am gone)",
  ],
  hurtsHerself: [
    "(punch*|hit|hits|hitting|slap*|kick*|pound*) ~ my (stomach|belly|thighs|thigh|head|face|legs|arms|own|womb|fat)",
    "(cut|cuts|cutting|slic*|scratch*|burn|burns|burned|burnt|harm|harms|harming|hurt|hurts|hurting|punish*|stab*|bruis*|hit|hits|hitting|slap*|punch*) @self",
    "(cut|cutting|slic*|burn*) ~ (my|her) ~ (arm|arms|wrist|wrists|thigh|thighs|legs|skin|stomach)",
    "(blade|knife|scissors|compass|cutter|glass|lighter|straighteners|razor) ~ (on|over|to|against|into|in|across|round|at) ~ (my|her) ~ @body",
    "@body ~~ (blade|knife|scissors|compass|cutter|glass|lighter|straighteners)",
    "(have|been|started|keep|kept|still|then) (cut|cutting) ~ (every|again|since|deep*|for|when|because)",
    "(cuts|marks) ~ (on|up|all over|across) ~ (my|her|both) ~ (arm|arms|wrist|wrists|thigh|thighs)",
    "(scratch*|press*|cut|cutting|pinch*) ~~ (until|till) ~ (bleed|bleeds|bled)",
    "(cut|cutting|hurt|burn*|scratch*|did it) ~~ (wont show|nobody look*|nobody see*|sleeve*)",
    "(tie|tied|rope|belt|cord) ~~ (round|around) ~ (my|her) neck",
  ],
  standsAtTheEdge: [
    "(bridge|roof|rooftop|balcony|platform|tracks|well|lagoon|river|rail|railing|ledge|edge|window|floor|train|lorry) ~~ (jump*|step off|one step|legs over|climb*|enter|high enough)",
    "(jump*|step|legs over|climb*|stood|stand*|sat) ~~ (bridge|roof|rooftop|balcony|platform|tracks|well|lagoon|rail|railing|ledge|edge)",
  ],
  byAccident: ["(shave|shaving|shaved|waxing|threading|fell|slip*|tripped|chopping|cooking)"],
  feelsWorthless: [
    "(everyone|people|my husband|husband|they|world|family|children|parents) ~ (better|deserve*|lighter|easier) ~ (off|without|than me|more than)",
  ],
  despairs: ["(dont|cant) see (a|any|the|my) (future|way|point|light)"],
  namesMeansOfDeath: [
    "(bridge|rope|razor|blade|knife|sniper|drown|drowning|lagoon|hang|hanging|overdose|poison|tracks|balcony)",
  ],
  speaksOfTheEnd: [
    "(permanently|forever|for good|goodbye|the end|no more|never again|last time|my last|the edge|at peace|end it|gone)",
  ],
  asksForgiveness: [
    "(goodbye) (now|everyone|all|my|forever|then|love|world|dear|friend*|mother|husband)?",
  ],
  sorrow: [
    "(sad|depressed|depression|grief|in pain)",
    "(nobody|everyone|they) ~ (care|loves|love|understands|understand|want|hates|hate|like|likes|leave|left) (me|about|anymore|for)?",
    "(failure|useless|broken|ugly|barren|empty|numb|alone|lonely|less of a woman)",
    "(pills|tablets|knife|bridge|blade)",
    "(goodbye|sorry for everything|forgive me)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
