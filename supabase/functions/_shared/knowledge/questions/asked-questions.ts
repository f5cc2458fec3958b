/**
 * Questions by what may answer them: the ids of passages, or of guides of which any part will do,
 * with a comma between them.
 */
export type AskedQuestions = Readonly<Record<string, readonly string[]>>;
