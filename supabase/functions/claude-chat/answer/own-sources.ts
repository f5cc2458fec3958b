import type { OwnSources } from "./answer-without-model.ts";
import { findAnswer, nearestEntries } from "../knowledge/find-answer.ts";
import { passages } from "../../_shared/knowledge/passages.ts";
import { createLabGuide } from "./lab-guide-passages.ts";

/** What the companion answers from by itself: our bank of questions and our lab guide. */
export const ownSources: OwnSources = {
  bank: { findAnswer, nearestEntries },
  guide: createLabGuide(passages),
};
