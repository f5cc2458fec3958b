/** NUL bytes and lone surrogates: valid in a JSON string, refused by the database. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether the database can keep this text unchanged. */
export function isStorableText(text: string): boolean {
  return !UNSTORABLE.test(text);
}
