import type { FailureTable } from "../_shared/http-error.ts";
import type { ImageErrorCode } from "./contract.ts";

/** What each failure of reading a picture means. */
export const imageFailures: FailureTable<ImageErrorCode> = {
  malformed: {
    status: 400,
    sentence: "Your picture arrived damaged. Please send it again.",
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
    sentence: "Before an AI reads your picture, please read and accept how it is used.",
  },
  not_found: {
    status: 404,
    sentence: "There is nothing at this address.",
  },
  method_not_allowed: {
    status: 405,
    sentence: "This address only takes new pictures.",
  },
  conflict: {
    status: 409,
    sentence: "This message was already used. Please send your words as a new message.",
  },
  history_full: {
    status: 403,
    sentence: "Your history is full. Please delete some of your messages first.",
  },
  too_large: {
    status: 413,
    sentence: "This picture is too large to send. Please choose one under 5 MB.",
  },
  unsupported_media_type: {
    status: 415,
    sentence: "Your picture came in a form we cannot read. Please reload the page and try again.",
  },
  invalid: {
    status: 422,
    sentence: "We could not find your picture. Please send one picture at a time.",
  },
  image_unreadable: {
    status: 422,
    sentence:
      "We could not read this picture. Please take a new photo, closer and in better light, as JPEG or PNG.",
  },
  rate_limited: {
    status: 429,
    sentence: "That was a lot of pictures.",
  },
  service_full: {
    status: 429,
    sentence: "Our AI service has read as many pictures as it can today.",
  },
  upstream_failed: {
    status: 502,
    sentence: "The picture cannot be read right now. Please try again, or type the words yourself.",
  },
  internal: {
    status: 500,
    sentence: "Something went wrong on our side. Please try again in a moment.",
  },
  overloaded: {
    status: 503,
    sentence: "Many people are asking right now. Please try again in a moment.",
  },
  no_model: {
    status: 503,
    sentence: "Pictures are not read on our server. Please use the reader on your own device.",
  },
};
