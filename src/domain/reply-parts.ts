/** Where a value lies against the range printed on her own report. */
export type PlaceInRange = "inside" | "above" | "below";

/** One line of a report of hers, as it stands there. */
export type ResultRow = {
  test: string;
  /** As written, with its point. */
  value: string;
  /** Empty when none is printed. */
  unit: string;
  /** As printed. */
  range?: string | undefined;
  place?: PlaceInRange | undefined;
  /** The number may have been misread or mistyped, and is compared with nothing. */
  doubtful?: true | undefined;
  /** The ends of the printed range; one is missing where only the other is printed. */
  low?: number | undefined;
  high?: number | undefined;
  /** One sentence on what the test is for. */
  purpose?: string | undefined;
  /** Our page about the test. */
  href?: string | undefined;
};

/** What goes with the words of a reply and is kept with them. */
export type ReplyParts = {
  /** The danger in her question that the reply is about, instead of answering it. */
  urgent?: { level: string; flags: readonly string[] } | undefined;
  /** The red flag that may be meant. */
  ask?: string | undefined;
  /** Questions of ours that she may have meant. */
  choices?: readonly string[] | undefined;
  results?: readonly ResultRow[] | undefined;
};
