/** A question asked in this visit whose answer is not stored yet. */
export type OpenQuestion = {
  /** Made when she asks, so that sending it again stores it once. */
  id: string;
  text: string;
  askedAt: string;
  /** The newest stored message when she asked; null when there was none. */
  after: string | null;
  /** `waiting` for its answer, `unsent` when it never arrived, `failed` when no answer came. */
  state: "waiting" | "unsent" | "failed";
  /** What stands in place of the answer; null while it is awaited. */
  failure: string | null;
};
