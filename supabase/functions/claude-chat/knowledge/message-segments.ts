const SENTENCE_END = /(?<=[.!?;])\s+|\n+/;
/** Someone, or a thing, that a question may be about. */
const SOMEONE =
  "(?:i|it|its|this|that|these|those|my|the|we|you|u|he|she|they|there|pcos|pcod|pmos|any|anyone|someone)";
const NEXT_QUESTION = new RegExp(
  [
    String.raw`,?\s+(?:and also|also|and then|and|plus|then)\s+(?=(?:what|how|can|should|is|are|why|when|does|do|will|which|where|who|wetin|abeg|fit)\b(?!['’]t))`,
    // "but when I eat" and ", which I take" ask nothing.
    String.raw`(?:,|,?\s+(?:but|so))\s+(?=(?:what|how|why|wetin)\b|(?:can|could|should|is|are|does|do|will) ${SOMEONE}\b)`,
    String.raw`,?\s+(?:and\s+|so\s+|but\s+|please\s+|pls\s+)?(?<!what\s)(?=i(?:['’]?d| would)? (?:just |only |also |really )*(?:want|wan|wanna|need|wish|like|love)(?: to| 2)? know\b|my questions? (?:is|are)\b|please tell me\b|pls tell me\b|i (?:wonder|am wondering|was wondering)\b)`,
    String.raw`(?<=\?)`,
  ].join("|"),
  "i",
);
const ASKS = new RegExp(
  String.raw`\?\s*$|^\W*(?:(?:please|pls|plz|abeg|biko|so|and|but|also|na|hi|hello|ok|okay|doctor|dr|ma|sir|my questions? (?:is|are)|i just want to know|i want to know|i would like to know|if|tell me|can you tell me|do you know|i wonder|wondering)\W+)*` +
    String.raw`(?:(?:what|whats|wat|wats|wetin|how|can|could|should|is|are|why|y|when|does|do|will|would|which|where|who|must|explain|tell|shey|abi|fit|i(?:['’]?d| would)? (?:just |only |also |really )*(?:want|wan|wanna|need|wish|like|love) (?:to |2 )?(?:know|ask|understand|learn))\b(?!['’]t)|am i\b|any (?:advice|tips?|help|idea|food|foods|way|medicine|one|hope|cure)\b|(?:has|have|did|may) ${SOMEONE}\b)`,
  "i",
);
const GREETING =
  /^(?:\W*\b(?:hi+|hello+|hey+|good (?:morning|afternoon|evening|day)|morning|evening|afternoon|greetings|how far|how are you(?: doing)?(?: today)?|how you dey|dear|doc|doctor|dr|nurse|ma|sir|madam|please|pls|plz|abeg|thank you|thanks?|there|companion|pcos care)\b\W*)+/i;

/** What makes up a message that is a greeting, a thank-you or a goodbye and nothing more. */
const TALK =
  /^\W*(?:\b(?:hi+|hello+|hey+|good (?:morning|afternoon|evening|day|night)|morning|evening|afternoon|greetings|how (?:far|are (?:you|u)|r u|you dey|your side|is it going)(?: doing)?(?: (?:today|now))?|dear|doc|doctor|dr|nurse|ma|sir|madam|sis|sister|mummy|there|companion|pcos care|thanks?|thank (?:you|u)|thx|tnx|ty|many|a lot|so much|very much|for (?:your|the|this|all your|all the) (?:help|answers?|time|advice|info|information|explanation)|for (?:helping|answering|explaining|everything)|i appreciate(?: (?:it|you|this))?|god bless(?: (?:you|u))?|e ?se|imela|daalu|na ?gode|(?:you|u|that|this|it)(?: have| has|['’](?:ve|s))? (?:really |so |truly )*helped(?: me)?(?: (?:a lot|so much))?|(?:you|u|that|this|it)(?: (?:are|r|is|was|were|have been)|['’](?:re|s|ve)(?: been)?)? (?:so |very |really |too )*(?:helpful|kind|sweet|useful|reassuring|the best)|(?:ur|youre|very|so) (?:very |so )?(?:helpful|kind|sweet|useful)|bye+|good ?bye|see you(?: later)?|take care|ok(?:ay)?|alright|yes|yeah|nope|well done|great|nice|lovely|and)\b\W*)+$/i;

type Read = readonly (readonly [RegExp, string])[];

/** Words that are a whole message and mean too many things elsewhere, and plainer ones. */
const ALONE: Read = [
  [/^\W*(?:no+|nah)\W*$/i, "none of these"],
  [/^\W*(?:lo+l|(?:ha){2,})\W*$/i, "okay"],
];
/** What a message without words says. */
const WITHOUT_WORDS: Read = [
  [/[😢😭😞😔💔☹😩😿]/u, "I feel sad"],
  [/[🙏❤💕💖💜🧡💛💚💙🤍♥👍👏🤗😊🙂😀😃😄🥰😍😘💐🎉💪👌]/u, "thank you"],
  [/[?？🤔😕]/u, "what do you mean"],
];

/** A message in plain words, also where it is a picture or a question mark alone. */
export function inPlainWords(message: string): string {
  const read = /[\p{L}\p{N}]/u.test(message) ? ALONE : WITHOUT_WORDS;
  return read.find(([said]) => said.test(message))?.[1] ?? message;
}

/** Whether a message is a greeting, a thank-you or a goodbye and nothing more. */
export function isTalk(message: string): boolean {
  return TALK.test(message.trim());
}

/** "Dose garri cause PCOS?" and "what dose it mean" ask nothing of a medicine's dose, which has "the" or "my" before it. */
const DOSE_FOR_DOES = new RegExp(
  String.raw`(^\W*|[.?!,\n]\s*|\b(?:how|why|when|where|pls|please|and|but|so|abeg)\s+)dose(?=\s+(?!(?:of|for|to|is|are|do|should|can|may|and|or|per|in|on|at|i|each|every|too)\b|(?:reduc|increas|chang|adjust|miss|skip)\w+|\W|\d)\w)|` +
    String.raw`(\bwhat\s+)dose(?=\s+(?:it|this|that|they|my|the|pcos|pcod)\b.*\b(?:mean|do|cause|look|feel|show|say|help|treat|test)\b)`,
  "gi",
);

/** A message with "does" where it is spelled as a medicine's dose. */
export function withDoes(message: string): string {
  return message.replace(
    DOSE_FOR_DOES,
    (_, before: string | undefined, what: string | undefined) => `${before ?? what ?? ""}does`,
  );
}

/** The parts of a message that may each hold a question, in their order. */
export function segmentsOf(message: string): string[] {
  return message
    .replace(/[^\S\n]+/g, " ")
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.split(NEXT_QUESTION))
    .map((segment) => segment.trim())
    .filter((segment) => /[\p{L}\p{N}]/u.test(segment));
}

/** Whether a part of a message reads like a question. */
export function isQuestionLike(segment: string): boolean {
  return ASKS.test(segment);
}

/** A message without the greeting before its question; the same when it is nothing but a greeting. */
export function withoutGreeting(message: string): string {
  const rest = message.replace(GREETING, "");
  return /\p{L}{2}/u.test(rest) ? rest : message;
}
