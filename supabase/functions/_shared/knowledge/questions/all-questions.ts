import { labTestQuestions } from "./lab-tests.ts";
import type { AskedQuestions } from "./asked-questions.ts";
import { eighthAsked } from "./eighth-asked.ts";
import { eighthOffTopic } from "./eighth-off-topic.ts";
import { fifthAsked } from "./fifth-asked.ts";
import { fifthOffTopic } from "./fifth-off-topic.ts";
import { firstAsked } from "./first-asked.ts";
import { firstOffTopic } from "./first-off-topic.ts";
import { fourthAsked } from "./fourth-asked.ts";
import { fourthOffTopic } from "./fourth-off-topic.ts";
import { ninthAsked } from "./ninth-asked.ts";
import { ninthOffTopic } from "./ninth-off-topic.ts";
import { secondAsked } from "./second-asked.ts";
import { secondOffTopic } from "./second-off-topic.ts";
import { seventhAsked } from "./seventh-asked.ts";
import { seventhOffTopic } from "./seventh-off-topic.ts";
import { sixthAsked } from "./sixth-asked.ts";
import { sixthOffTopic } from "./sixth-off-topic.ts";
import { tenthAsked } from "./tenth-asked.ts";
import { tenthOffTopic } from "./tenth-off-topic.ts";
import { thirdAsked } from "./third-asked.ts";
import { thirdOffTopic } from "./third-off-topic.ts";

/** The set that no part of the search is tuned on or fitted to. */
export const HELD_BACK = "tenth";

/** A question and the test whether a passage may answer it. */
export type AskedQuestion = { question: string; isAnsweredBy: (passageId: string) => boolean };

/** Questions that our guides answer, by set; a set was written only when the one before it had been used. */
export const askedSets: Readonly<Record<string, readonly AskedQuestion[]>> = {
  "lab tests": Object.entries(labTestQuestions).flatMap(([test, questions]) =>
    questions.map(([question, part]) => ({
      question,
      isAnsweredBy: (id: string) => id.startsWith(`lab-tests/${test}#${slug(part ?? "")}`),
    })),
  ),
  first: toQuestions(firstAsked),
  second: toQuestions(secondAsked),
  third: toQuestions(thirdAsked),
  fourth: toQuestions(fourthAsked),
  fifth: toQuestions(fifthAsked),
  sixth: toQuestions(sixthAsked),
  seventh: toQuestions(seventhAsked),
  eighth: toQuestions(eighthAsked),
  ninth: toQuestions(ninthAsked),
  [HELD_BACK]: toQuestions(tenthAsked),
};

/** Questions that our guides must not answer, by set and kind. */
export const offTopicSets: Readonly<Record<string, readonly string[]>> = {
  ...named("first", firstOffTopic),
  ...named("second", secondOffTopic),
  ...named("third", thirdOffTopic),
  ...named("fourth", fourthOffTopic),
  ...named("fifth", fifthOffTopic),
  ...named("sixth", sixthOffTopic),
  ...named("seventh", seventhOffTopic),
  ...named("eighth", eighthOffTopic),
  ...named("ninth", ninthOffTopic),
  ...named(HELD_BACK, tenthOffTopic),
};

function toQuestions(asked: AskedQuestions): AskedQuestion[] {
  return Object.entries(asked).flatMap(([key, questions]) =>
    questions.map((question) => ({
      question,
      isAnsweredBy: (id: string) => isNamedBy(key, id),
    })),
  );
}

/** Whether a passage is one of those that a key names. */
function isNamedBy(key: string, passageId: string): boolean {
  return key
    .split(", ")
    .some(
      (name) => passageId === name || (!name.includes("#") && passageId.startsWith(`${name}#`)),
    );
}

function slug(part: string): string {
  return part.replaceAll(" ", "-");
}

function named(
  set: string,
  kinds: Readonly<Record<string, readonly string[]>>,
): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, questions]) => [`${set}: ${kind}`, questions]),
  );
}
