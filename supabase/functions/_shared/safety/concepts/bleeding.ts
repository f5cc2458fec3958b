/** Signs of heavy bleeding and of what it does to the body. */
export const bleeding = {
  floods: [
    "(blood|bleeding|bleed|period|menses) & (pour*|gush*|rush*|flood*|spurt*|buckets|waterfall|river|fountain|puddle*|pool|tap|nonstop gush|haemorrhage|hemorrhage|everywhere|like water)",
    "(pack|packet) of (pads|tampons|pad) ~~ (since|today|in 1 days|in a days|morning|hours|one days|already|finished)",
    "(flooding|hemorrhaging|haemorrhaging|hemorrhage|haemorrhage) (all|everywhere|so|since|badly|for|and|through|now|again|today|blood|my|like|out|from)?",
    "(losing|lost|lose) (so much|too much|a lot of|lots of|plenty|much|so many|pints of|a scary amount of|that much|all my|all this|this much) blood",
    "(diaper|diapers|nappy|nappies|pampers) ~~ (bleed*|blood|hold|soaked|period|full|pads|flow)",
    "sit on ~ towel",
    "(severe|severely|profuse*|massive|massively|uncontroll*|torrential|dangerous*) ~ (bleed|bleeding|bled|blood loss)",
    "(bleed|bleeding|bled|period) ~ (severely|profusely|massively|uncontroll*|out of control)",
  ],
  passesBigClots: [
    "(clot|clots|chunks|lumps|pieces|blob|blobs) ~~ (golf|lemon*|egg|eggs|plum|plums|orange*|fist|palm|lime|limes|size|baseball|tomato*|liver|tennis|huge|massive|big|bigger|large|larger|giant|enormous|mango|kiwi|apricot|walnut|coin|ball|hand|peach|grape*|fruit|strawberr*|meat|potato*|jelly fish|avocado)",
    "(huge|massive|big|large|giant|enormous|very big|golf|fist|lemon|egg|plum|palm|lime|orange|baseball|liver|tennis|bigger|jumbo) (ball|sized|size)? ~ (clot|clots|chunks|lumps|blobs|pieces of blood)",
  ],
  bleedsHeavily: [
    "(bleed|bleeding|bled|period|periods|menses|flow|menstruat*) ~~ (heavy|heavily|bad|badly|a lot|so much|too much|very much|nonstop|non stop|continuous*|strong|seriously|serious|profusely|very well|anyhow|excess*|crazy|insane|intense|without stopping|not stopping|plenty|like this|everyday)",
    "(heavy|heavily|severe|severely|nonstop|non stop|terrible|continuous|excess*|profuse*|serious|crazy|plenty|major|lots of|a lot of|bad|so much|too much) ~ (bleed|bleeding|bled|blood|period|periods|menses|flow)",
    "(blood|bleeding) ~ (pour*|rush*|gush*|flow*|commot|dripping|come out|run*)",
    "(bleeding|bled|bleed|flowing|blood|spotting) ~~ (# weeks|# months|# days|for weeks|for days|since)",
    "@soak ~ (pad|pads|tampon|tampons)",
    "(clot|clots)",
  ],
  bleedsAnyhow: [
    "(bleed|bleeding|bled|bleeds|spotting|hemorrhag*|haemorrhag*)",
    "blood (come out|when|on|in|pour*|rush*|gush*|flow*|clot*|stain*|everywhere|running|coming|since|and|drop*|spots|spotting|again|now|today|dripping|small|plenty|full)",
    "(brown|red|pink|bloody) (discharge|stain*|spotting|fluid)",
  ],
  pastMenopause: [
    "(after|since|post|through|past|finished|completed|been|done|in) ~ (menopause|the change|change of life)",
    "(postmenopausal|post menopausal|postmenopause|menopausal)",
    "(stopped|ended|finished|quit|cease*|no|without|havent had|havent seen|not had|not seen|last) ~ (period|periods|menses|menstruat*|bleed|bleeding|flow|seeing) ~~ # years",
  ],
  weakens: [
    "@weak",
    "@breathless",
    "(heart|chest) ~ @fast",
    "heart (in my|is in)",
    "body ~ (weak|cold|shake|shaking|no get power)",
    "(lips|gums) ~ (white|pale|blue)",
    "(faintness|shivering)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
