/** Longest reply the model may write, in tokens. */
export const MODEL_MAX_OUTPUT_TOKENS = 1500;
/** Longest reply the database stores, in UTF-16 code units. */
export const REPLY_MAX_LENGTH = 16_000;
/** How many questions of the bank travel with a question to the model. */
export const ENTRIES_PER_QUESTION = 4;
/** How long a stream may stay silent before it shows that it still lives. */
export const HEARTBEAT_MS = 10_000;
/** How soon after the last reader left we first ask whether the reply was stopped; each time twice as long. */
export const STOP_CHECK_MS = 1000;
