import type { ErrorCode } from "../_shared/contracts/failure.ts";
import type { FailureTable } from "../_shared/http-error.ts";

/** What each failure of the companion means. */
export const chatFailures: FailureTable<ErrorCode> = {
  malformed: {
    status: 400,
    sentence: "Your message arrived damaged. Please send it again.",
  },
  unauthenticated: {
    status: 401,
    sentence: "Please sign in to go on. What you typed is not lost.",
  },
  wrong_user: {
    status: 403,
    sentence: "This belongs to another account. Please sign in again.",
  },
  consent_required: {
    status: 403,
    sentence: "Before your first message, please read and accept how your words are used.",
  },
  not_found: {
    status: 404,
    sentence: "There is nothing at this address.",
  },
  method_not_allowed: {
    status: 405,
    sentence: "This address only takes new messages.",
  },
  conflict: {
    status: 409,
    sentence: "This message was already used. Please send your words as a new message.",
  },
  history_full: {
    status: 403,
    sentence:
      "Your history is full. Please delete some of your messages, then send this one again.",
  },
  too_large: {
    status: 413,
    sentence: "This is too long to send at once. Please make it shorter and try again.",
  },
  unsupported_media_type: {
    status: 415,
    sentence: "Your message came in a form we cannot read. Please reload the page and try again.",
  },
  invalid: {
    status: 422,
    sentence: "We could not read this message. Please write 1 to 8,000 characters of plain text.",
  },
  rate_limited: {
    status: 429,
    sentence: "That was a lot of messages.",
  },
  service_full: {
    status: 429,
    sentence: "The companion has answered as many questions as it can today.",
  },
  upstream_failed: {
    status: 502,
    sentence: "The companion cannot answer right now. Your message is kept. Please try again.",
  },
  internal: {
    status: 500,
    sentence: "Something went wrong on our side. Please try again in a moment.",
  },
  overloaded: {
    status: 503,
    sentence: "Many people are asking right now. Please try again in a moment.",
  },
};
