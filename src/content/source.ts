export type Source = {
  title: string;
  /** Year of the version that was read; null when the source gives none. */
  year: number | null;
  url: string;
  /** What was really read, when it was not the source itself. */
  readAs: string | null;
};

/** A source as a text lists it. */
export type CitedSource = Source & { tag: string };
