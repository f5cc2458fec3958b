import type { ErrorCode } from "./contracts/failure.ts";

/** What each code of a function means: its HTTP status and the sentence a person reads. */
export type FailureTable<Code extends string> = Record<Code, { status: number; sentence: string }>;

type HttpErrorDetails = {
  /** Why, for the log: a word of ours or a status number, never a provider's or a person's text. */
  reason?: string;
  /** Reply headers that belong to the code, such as `allow`. */
  headers?: Record<string, string>;
};

/** Ends a request with one of the failures that callers can count on. */
export class HttpError<Code extends string = ErrorCode> extends Error {
  readonly code: Code;
  readonly reason: string | null;
  readonly headers: Record<string, string>;

  constructor(code: Code, details: HttpErrorDetails = {}) {
    super(code);
    this.name = "HttpError";
    this.code = code;
    this.reason = details.reason ?? null;
    this.headers = details.headers ?? {};
  }
}

/** The failure that an error stands for in a function with these codes; `internal` when nobody foresaw it. */
export function httpErrorOf<Code extends string>(
  error: unknown,
  failures: FailureTable<Code | ErrorCode>,
): HttpError<Code | ErrorCode> {
  const isForeseen = error instanceof HttpError && Object.hasOwn(failures, error.code);
  return isForeseen ? error : new HttpError("internal", { reason: "unexpected" });
}

/** How soon to try again what too many do at once. */
export const OVERLOADED_RETRY_SECONDS = "5";

/** Too many people at once, here or in what this function calls: nothing is wrong, and a little later it goes. */
export function overloaded(reason: string): HttpError {
  return new HttpError("overloaded", {
    reason,
    headers: { "retry-after": OVERLOADED_RETRY_SECONDS },
  });
}
