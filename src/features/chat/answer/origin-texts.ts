import type { ReplyOrigin } from "@shared/contracts/claude-chat";

/** Where an answer comes from, in words. */
export const originTexts = {
  guides: "From our guides, no AI was used",
  model: "Written by AI. It can be wrong, so check it with a clinician.",
} as const satisfies Record<ReplyOrigin, string>;

/** Stands beside the words on AI when an answer names none of our guides. */
export const generalInformation = "General information.";
