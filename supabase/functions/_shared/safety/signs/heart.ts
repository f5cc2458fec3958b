/** Signs of heart trouble, of passing out, and calls for rescue. */
export const heart = {
  chestHurts: [
    "(chest|breastbone) ~~ (@pain|tight|tightness|pressure|squeez*|heavy|heaviness|crush*|compress*|burning|hook|weight|press*|block*|closing|catch*|cut|stabbed)",
    "(@pain|tight|tightness|pressure|squeez*|heavy|heaviness|crushing|weight|band|belt|elephant|stone|someone sitting|sitting|load) ~~ (chest|breastbone|my heart)",
  ],
  heartRaces: ["(heart|heartbeat|pulse|heart rate) ~~ @fast"],
  heartRacesBadly: [
    "(heart|heartbeat|pulse|heart rate) ~~ @fast ~~ (wont stop|not stopping|wont slow|for hours|hours|so fast|very fast|too fast|out of my chest|all night|since|like crazy|and i am scared|nonstop|dont stop|at rest|lying|resting|crazy)",
  ],
  fearsHeartAttack: [
    "(having|have|think|might|maybe|is it|like|is this|sure|scared|get|getting) ~ (a)? heart attack",
  ],
  hasFaintedNow: [
    "faint ~~ (today|now|this|yesterday|last night|twice|again|times|on|in|at|while|when|after|keep|keeps|morning|still|#|scared|and|but|floor|suddenly|because)",
    "(i|she|keep|keeps|sister|friend|mother|wife|daughter|have|today|morning|night|and|nearly|twice|suddenly|now|cousin|colleague|wake) (have|has|had|keep|keeps|also|suddenly|again|nearly|almost|is|am|been|was|then)? (faint|collapse|unconscious)",
    "^ (faint|collapse|unconscious)",
  ],
  callsForRescue: [
    "(i am|i think i am|feel like i am|feels like i am|she is|i feel i am|like i am|i might be|am i) (going to die|dying)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
