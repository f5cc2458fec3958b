const OWN_WORDS =
  /\b(?:i|i'm|im|my|me|mine|is|was|are|were|what|wetin|does|do|mean|means|should|can|please|pls|abeg|she|her|they|have|had|has|got|na|dey|don|you|your|u(?! ?\/)|it|its|it's|came|says|showed|this|that|but|because|why|how|going|told|done|did)\b/i;

/** Whether a line reads like something a person says, and not like a row of a report. */
export function isProse(line: string): boolean {
  return OWN_WORDS.test(line);
}
