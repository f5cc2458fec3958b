/** How long the model service may take, from the call to the last byte. */
export const MODEL_TIMEOUT_MS = 30_000;
/** Longest line the model service may send, and the longest reply that does not come as a stream: 1 MB. */
export const MODEL_LINE_MAX_BYTES = 1024 * 1024;
/** How long our own auth server and database may take. */
export const SERVICE_TIMEOUT_MS = 10_000;
/** Wait told to a caller when the database gives none, in seconds. */
export const DEFAULT_RETRY_AFTER_SECONDS = 60;
