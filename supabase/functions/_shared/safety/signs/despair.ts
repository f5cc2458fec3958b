/** Signs that someone may want to die or hurt herself. */
export const despair = {
  wishesToDie: [
    "@want to? (die|dead|death|dying)",
    "(sleep|bed) ~~ (never|not|dont|no|wont) ~ (wake|wakes|waking)",
    "(nobody|everyone|they|people|world|who|anyone|husband|family) ~~ (miss|notice|cry|care|happy) ~~ (if i die|i am gone|i was gone|if i died|if i is not|i am dead|i was dead|i vanish*|i died|i was dead)",
    "(dont|not|never) ~ (want|want to|wish|deserve) ~ (be here|exist|be alive|be around|wake up|live like|live this|live anymore|live any|live again|live no)",
  ],
  asksHowToDie: [
    "(how|way|ways|painless|easy|quick|best|peaceful|easily) ~ (to|can i|do i|way|i fit|i can|i go) ~ (die|end my|end it|death)",
  ],
  plansToDie: [
    "(knife|blade|razor|rope|rat poison|sniper|pills|tablets) ~ (in my hand|in my hands|in her hand|next to me|in front of me|against my|ready|with me|with her|in my bag)",
    "suicidal",
    "(kill|killing|kills|off|hang|hanging|drown|drowning|finish|end|ending|burn) @self",
    "(end|ending|ended|take|taking|finish) (my|her|his|their) (own)? (life|lives)",
    "(buy|bought|got|get|have|holding|hold|keep|kept|hidden|found|tied|tie) ~ (rope|razor|sniper|rat poison|poison)",
    "@want (to)? end (it|everything|things|this|life|all)",
    "(saving|saved|stockpil*|collect*|counted|counting) ~~ (tablets|pills|medicine|drugs)",
  ],
  hurtsHerself: [
    "(punch*|hit|hits|hitting|slap*|kick*|pound*) ~ my (stomach|belly|thighs|thigh|head|face|legs|arms|own|womb|fat)",
    "(cut|cutting|slic*|scratch*|harm|harming|hurt|hurts|hurting|punish*|stab*|bruis*|hit|hits|hitting|slap*|punch*) @self",
    "(cut|cutting|slic*|burn*) ~ (my|her) ~ (arm|arms|wrist|wrists|thigh|thighs|legs|skin|stomach)",
  ],
  feelsWorthless: [
    "(everyone|people|my husband|husband|they) ~ (better|deserve*) ~ (off|without|than me|more than)",
  ],
  despairs: ["(dont|cant) see (a|any|the|my) (future|way|point|light)"],
  namesMeansOfDeath: [
    "(bridge|rope|razor|blade|knife|sniper|drown|drowning|lagoon|hang|hanging|overdose|poison|tracks|balcony)",
  ],
  speaksOfTheEnd: [
    "(permanently|forever|for good|goodbye|the end|no more|never again|last time|my last|the edge|at peace|end it|gone)",
  ],
  entrustsLoved: ["tell ~ (i|that i) (love|loved) (them|him|her|you)"],
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
