/** Why a visitor could not be recorded, and what she can do. */
export const visitorSentences = {
  unreachable:
    "We could not reach the network. Check your connection, then submit again. Your details are still here.",
  unavailable: "We could not save your details. Wait a minute, then submit again.",
} as const;
