/** Longest question the companion reads, in UTF-16 code units. */
export const MESSAGE_MAX_LENGTH = 8000;
/** How many earlier texts travel with a question, oldest first. */
export const CONTEXT_MAX_ENTRIES = 10;
