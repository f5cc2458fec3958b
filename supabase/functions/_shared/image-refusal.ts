/** Ends a request with one of the failures that only pictures have. */
export class ImageRefusal extends Error {
  readonly code: "image_unreadable" | "no_model";
  /** Why, for the log: a word of ours, never anything from the picture. */
  readonly reason: string | null;
  readonly headers: Record<string, string> = {};

  constructor(code: "image_unreadable" | "no_model", reason: string | null = null) {
    super(code);
    this.name = "ImageRefusal";
    this.code = code;
    this.reason = reason;
  }
}

/** Ends a request because its file is not one whole picture that we take. */
export function unreadable(reason: string): ImageRefusal {
  return new ImageRefusal("image_unreadable", reason);
}
