/** Signs of heart trouble, of passing out, and calls for rescue. */
export const heart = {
  chestHurts: [
    "(chest|breastbone|breast bone|sternum|rib cage) & (belt|squeez*|vice|band|weight|stone|brick|elephant|stabbing|crush*|tightness|pressing|heaviness|gripping)",
    "(chest|breastbone|sternum) ~~ (@pain|tight|tightness|tightening|pressure|squeez*|heavy|heaviness|crush*|clench*|compress*|discomfort|constrict*|burning|hook|hooking|weight|gripping|grip|press*|choke|suffocat*|block*|fullness|closing|close up|catch*|cut|stabbed)",
    "(@pain|tight|tightness|tightening|pressure|squeez*|heavy|heaviness|crushing|crush|discomfort|weight|band|belt|elephant|stone|brick|something sitting|someone sitting|sitting|vice|load|gripping|clenching) ~~ (chest|breastbone|sternum|my heart)",
    "chest pain*",
    "(clutch*|grab*|holding) ~ chest",
  ],
  painSpreads: [
    "(arm|jaw|neck|shoulder|back) ~~ (numb|tingl*|heavy|@pain|weird|strange|dead|weak|funny)",
    "(into|to|down|up|through) ~ (arm|jaw|neck|shoulder|back)",
  ],
  heartRaces: [
    "(heart|heartbeat|heartrate|pulse|heart rate) ~~ @fast",
    "flutter* ~ (heart|chest)",
    "(heart|heartbeat) ~ (hammer*|bang*|fly|flying)",
  ],
  heartRacesBadly: [
    "(heart|heartbeat|pulse|heart rate) ~~ @fast ~~ (wont stop|not stopping|wont slow|wont calm|for hours|hours|so fast|very fast|too fast|out of my chest|all night|since|cant count|like crazy|and i am scared|nonstop|dont stop|at rest|lying|resting|crazy)",
    "(heart|heartbeat) ~~ (out of my chest|out my chest|out of her chest|jump out|come out of my|skipping beats|missing beats|stopped|stopping)",
  ],
  fearsHeartAttack: [
    "(having|have|think|might|maybe|is it|like|is this|sure|scared|get|getting) ~ (a)? heart attack",
  ],
  hasFaintedNow: [
    "faint ~~ (today|now|this|yesterday|last night|twice|again|times|on|in|at|while|when|after|keep|keeps|morning|still|#|scared|and|but|floor|suddenly|because)",
    "(i|she|keep|keeps|sister|friend|mother|wife|daughter|have|today|morning|night|and|nearly|twice|suddenly|now|cousin|colleague|wake) (have|has|had|keep|keeps|also|suddenly|again|nearly|almost|is|am|been|was|then)? (faint|collapse|unconscious|unresponsive)",
    "^ (faint|collapse|unconscious)",
  ],
  callsForRescue: [
    "(i am|i think i am|feel like i am|feels like i am|i believe i am|she is|think she is|i feel i am|like i am|i might be|sure i am|maybe i am|am i) (going to die|dying|about to die)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
