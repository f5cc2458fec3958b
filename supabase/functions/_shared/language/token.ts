/** One word of a message in its plain spelling. */
export type Token = {
  word: string;
  /** The number it stands for, if any. */
  amount: number | null;
  sentence: number;
  clause: number;
};

/** A run of tokens, from `start` up to but not including `end`. */
export type Span = { start: number; end: number };
