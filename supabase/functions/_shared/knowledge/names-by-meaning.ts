/** Different names of one thing, with a comma between them, by the word under which it is understood. */
export type NamesByMeaning = Readonly<Record<string, string>>;
