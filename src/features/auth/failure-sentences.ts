import type { FailureReason } from "@/lib/account-actions";

const sentences = {
  too_many: "Too many tries in a short time. Wait a minute, then try again.",
  unreachable:
    "We could not reach the network. Check your connection and try again. Nothing you typed is lost.",
  unavailable:
    "The service is not answering right now. Try again in a minute. Nothing you typed is lost.",
} as const satisfies Record<Exclude<FailureReason, "refused">, string>;

/** The sentence under a form; `refused` brings its own, the others are the same everywhere. */
export function failureSentence(reason: FailureReason, refused: string): string {
  return reason === "refused" ? refused : sentences[reason];
}
