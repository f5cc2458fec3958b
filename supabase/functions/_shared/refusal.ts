import type { ErrorCode } from "./contracts/claude-chat.ts";

type RefusalDetails = {
  /** Why, for the log: a word of ours or a status number, never a provider's or a person's text. */
  reason?: string;
  /** Reply headers that belong to the code, such as `allow`. */
  headers?: Record<string, string>;
};

/** Ends a request with one of the failures that callers can count on. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly reason: string | null;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.reason = details.reason ?? null;
    this.headers = details.headers ?? {};
  }
}
