/** What is asked of a subject, and the words that tell; the words are lower case, without marks. */
const kinds: readonly (readonly [kind: string, signs: RegExp])[] = [
  [
    "definition",
    /\b(?:what is|whats|what are|wetin be|define|meaning of|stand for|full meaning|what (?:dis|this) mean)\b/,
  ],
  [
    "purpose",
    /\b(?:what .{0,30}for|used for|purpose|why do (?:i|they|we) (?:need|do|check)|why (?:did|do|does|would) (?:my|the|a) (?:doctor|dr|clinic|lab)|what does .{0,30}(?:show|test|check|tell|measure|do)|point of|reason for)\b/,
  ],
  ["reason", /\b(?:why|how come|wetin make|what makes|what cause\w*|cause of|reason)\b/],
  ["amount", /\b(?:how much|how many|how plenty|what amount|portions?)\b/],
  ["price", /\b(?:cost|price|pay|fee|naira|dollars?|expensive|free)\b/],
  [
    "duration",
    /\b(?:how long|how many (?:weeks|months|days|years|hours)|how soon|till when|when will|when do i (?:see|expect))\b/,
  ],
  ["frequency", /\b(?:how often|how many times|every how|once a|twice a)\b/],
  ["time", /\b(?:when|what time|which day|what day|best time|how early|which time)\b/],
  ["person", /\b(?:who|whom|which doctor|what (?:kind|type|sort) of doctor|specialist)\b/],
  ["place", /\b(?:where|which (?:hospital|clinic|lab|place)|near me)\b/],
  [
    "permission",
    /\b(?:can i|may i|could i|fit i|i fit|can we|can you (?:eat|drink|take)|allowed|is it (?:ok|okay|safe|good|bad|right|wrong|advisable|healthy)|ok to|okay to|safe to|good for|bad for|should i (?:eat|avoid|drink|cut|stop|give up))\b/,
  ],
  [
    "normality",
    /\b(?:is it normal|normal (?:to|for|that)|is this normal|common|does everyone|am i the only|usual)\b/,
  ],
  [
    "method",
    /\b(?:how (?:do|can|to|should|will|would|fit|i|we|una)|what (?:can|should|do) i|wetin i (?:fit|go)|steps|ways|tips|what helps)\b/,
  ],
  [
    "comparison",
    /\b(?:difference|different|versus|vs|better|compared?|same as|or is it|worse than|rather than)\b/,
  ],
  [
    "likelihood",
    /\b(?:will i|chances?|risk of|likely|am i going to|does .{0,20}(?:cause|lead|increase|mean)|can .{0,20}(?:cause|lead|give)|possible)\b/,
  ],
  [
    "reading",
    /\b(?:my (?:results?|report|level|levels|test|scan|score|reading)|came back|result (?:is|says|said|show\w*)|what does (?:it|that|this|my|a (?:high|low)) .{0,20}mean|high|low|normal range|normal level|raised|range)\b/,
  ],
  ["choice", /\b(?:which|what (?:kind|type|sort)|best)\b/],
  [
    "ask",
    /\b(?:what (?:to|should i|do i|can i) ask|questions (?:to|for)|ask (?:my|the) (?:doctor|dr|clinic))\b/,
  ],
];

/** What a text asks of its subject, such as how long or whether it is allowed. */
export function questionKinds(words: readonly string[]): string[] {
  const text = words.join(" ");
  return kinds.filter(([, signs]) => signs.test(text)).map(([kind]) => kind);
}
