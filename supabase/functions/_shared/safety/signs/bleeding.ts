/** Signs of heavy bleeding and of what it does to the body. */
export const bleeding = {
  floods: [
    "(blood|bleeding|bleed|period|menses) & (pour*|gush*|rush*|flood*|buckets|river|pool|tap|everywhere|like water)",
  ],
  passesBigClots: [
    "(clot|clots|lumps|pieces) ~~ (lemon*|plum*|egg|eggs|fist|palm|lime|size|tomato*|liver|huge|massive|big|bigger|large|larger|mango|ball|hand|fruit|meat|potato*)",
    "(huge|massive|big|large|fist|lemon|egg|palm|lime|liver|bigger) (ball|sized|size)? ~ (clot|clots|lumps)",
  ],
  bleedsHeavily: [
    "(bleed|bleeding|bled|period|periods|menses|flow|menstruat*) ~~ (heavy|heavily|bad|badly|a lot|so much|too much|very much|nonstop|non stop|strong|seriously|serious|anyhow|crazy|intense|not stopping|plenty|like this)",
    "(heavy|heavily|severe|nonstop|non stop|terrible|serious|crazy|plenty|lots of|a lot of|bad|so much|too much) ~ (bleed|bleeding|bled|blood|period|periods|menses|flow)",
    "(blood|bleeding) ~ (pour*|rush*|gush*|flow*|dripping|come out|run*)",
    "(bleeding|bled|bleed|blood|spotting) ~~ (# weeks|# months|# days|for weeks|for days|since)",
    "@soak ~ (pad|pads|tampon|tampons)",
    "(clot|clots)",
  ],
  bleedsAnyhow: [
    "(bleed|bleeding|bled|bleeds|spotting|haemorrhag*)",
    "blood (come out|when|on|in|pour*|rush*|gush*|flow*|clot*|stain*|everywhere|running|coming|since|and|drop*|spots|spotting|again|now|today|dripping|small|plenty|full)",
  ],
  pastMenopause: ["(after|since|post|through|past|finished|been|done|in) ~ (menopause|the change)"],
  weakens: [
    "@weak",
    "@breathless",
    "(heart|chest) ~ @fast",
    "body ~ (weak|cold|shake|shaking)",
    "(shivering)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
