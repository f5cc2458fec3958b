/** Other words for a thing, with a comma between them, by the word under which all are understood. */
export type SynonymList = Readonly<Record<string, string>>;
