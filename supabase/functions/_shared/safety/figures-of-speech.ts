/** Sayings whose words must not be taken at their word; they are left out before anything else is read. */
export const figuresOfSpeech: readonly string[] = [
  "(to die for|die for some|dye)",
  "go on (the pill|the combined|holiday)",
  "chest (hair|hairs|acne|press|day|size|workout|exercises|exercise|x ray|fly|spots|pimples|waxing)",
  "(hair|hairs|acne|pimples|spots) (on|around|across|and|all over) (my|the|her)? (face|chest|back|jaw|neck|chin|stomach|belly) ~ (and|chest|back)?",
  "(out of|short of|no) (breath|breathe) ~~ (stairs|run|running|exercise|gym|climb*|jog*|workout|work out|uphill|skipping|dance|dancing|swimming|squats)",
  "(razor|blade) ~~ (shave|shaving|hair|chin|bikini)",
  "(eaten|eat|ate|eating|had) (any|much|enough)? (meat|sugar|rice|bread|dairy|gluten|carbs|chocolate|out|swallow|garri|sweets|fish|chicken|well|healthy|properly|pasta|eggs|fruit|vegetables|breakfast|lunch|takeaway|cake|sugary|fried)",
  "fast* ~ (blood|insulin|glucose|sugar|test|for ramadan|before|sample|for # hours|level)",
  "hot flush*",
  "muscle* ~~ (lift*|weights|gym|pilates|workout)",
  "voice (note|notes|message*|call|chat|over|typing|is hoarse|hoarse|training|coach*)",
  "(wont|will not) (let me)? touch* (me|her|him)",
  "die (young|early|one day|childless|alone|single)",
  "(weight|scale|scales) (has)? (stop*|not|no|wont|refuse*) (to)? (move|moving|dey move)",
  "(blood) (test|tests|work|group|type|count|results|result|sample|draw|donor|donation)",
];
