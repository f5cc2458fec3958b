/** Signs of heart trouble, of passing out, and calls for rescue. */
export const heart = {
  chestHurts: [
    "(chest|breastbone) ~~ (@pain|tight|tightness|pressure|squeez*|heavy|heaviness|crush*|burning|hook|weight|press*|block*|catch*|cut)",
    "(@pain|tight|tightness|pressure|squeez*|heavy|heaviness|crushing|weight|band|belt|elephant|stone|sitting) ~~ (chest|breastbone|my heart)",
  ],
  heartRaces: ["(heart|heartbeat|pulse) ~~ @fast"],
  heartRacesBadly: [
    "heart ~~ @fast ~~ (wont slow|for hours|hours|so fast|very fast|too fast|out of my chest|since|like crazy|nonstop|lying)",
  ],
  fearsHeartAttack: ["(having|have|think) ~ (a)? heart attack"],
  hasFaintedNow: [
    "faint ~~ (today|now|this|twice|again|on|in|at|while|when|after|still|#|scared|and|but|because)",
    "(i|she|keep|keeps|sister|friend|mother|wife|have|morning|and|nearly|cousin|colleague) (have|has|keep|keeps|nearly|almost|is|am|then)? (faint|collapse|unconscious)",
    "^ (faint|collapse)",
  ],
  callsForRescue: ["(i am|i think i am|feel like i am|she is|like i am) (going to die|dying)"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
