export type ReadingProgress = { stage: "loading" | "preparing" | "reading"; share: number };

export type PhotoReading = { kind: "read"; text: string } | { kind: "unclear" };

/** What the reader on this device offers; it rejects with a reason when it cannot run. */
export type PhotoReader = {
  read: (
    photo: Blob,
    options: { onProgress?: (progress: ReadingProgress) => void; signal?: AbortSignal },
  ) => Promise<PhotoReading>;
  /** What its first use downloads. */
  downloadMegabytes: number;
  /** Lines of a text whose value is far from anything plausible. */
  implausibleValues: (text: string) => readonly { line: number; words: string }[];
};

/** What came of sending a photo to the AI service. */
export type ServiceReading =
  | PhotoReading
  | { kind: "unavailable" }
  | { kind: "consent-required" }
  | { kind: "failed"; reason: string };
