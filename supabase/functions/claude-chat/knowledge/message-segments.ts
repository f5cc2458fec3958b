const SENTENCE_END = /(?<=[.!?;])\s+|\n+/;
const NEXT_QUESTION =
  /,?\s+(?:and also|also|and then|and|plus|then)\s+(?=(?:what|how|can|should|is|are|why|when|does|do|will|which|where|who|wetin|abeg)\b)|(?<=\?)/i;
const ASKS =
  /\?\s*$|^\W*(?:(?:please|pls|plz|abeg|biko|so|and|but|also|hi|hello|ok|okay|doctor|dr|ma|sir|my question is|i just want to know|i want to know|i would like to know|tell me|can you tell me|do you know|i wonder|wondering)\W+)*(?:what|whats|wat|wats|wetin|how|can|could|should|is|are|am|why|y|when|does|do|did|will|would|which|where|who|has|have|may|must|any|explain|tell|shey|abi|na|i (?:want|need|would like|wanna) (?:to )?(?:know|ask|understand|learn))\b/i;
const GREETING =
  /^(?:\W*\b(?:hi+|hello+|hey+|good (?:morning|afternoon|evening|day)|morning|evening|afternoon|greetings|how far|how are you(?: doing)?(?: today)?|how you dey|dear|doc|doctor|dr|nurse|ma|sir|madam|please|pls|plz|abeg|thank you|thanks?|there|companion|pcos care)\b\W*)+/i;

/** The parts of a message that may each hold a question, in their order. */
export function segmentsOf(message: string): string[] {
  return message
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
