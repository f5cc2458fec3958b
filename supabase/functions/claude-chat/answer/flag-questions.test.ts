import { expect, test } from "vitest";

import { answerWithoutModel } from "./answer-without-model.ts";
import { flagQuestions, questionsInPregnancy } from "./flag-questions.ts";
import { ownSources } from "./own-sources.ts";
import { questions } from "../knowledge/questions.ts";
import { redFlags } from "../../_shared/contracts/red-flags.ts";
import { checkForDanger } from "../../_shared/safety/check-danger.ts";

/** What is answered after the card for the danger in a message has been seen. */
function afterCard(question: string) {
  const report = checkForDanger(question);
  if (report?.outcome !== "stop") throw new Error("It has no card.");
  const asked = { question, context: [], danger: null, seenFlags: report.flags };
  return answerWithoutModel(asked, ownSources);
}

test.each([
  "My period is 3 weeks late, I have pain on one side of my belly and I feel dizzy. What could it be?",
  "period 6 weeks late, shoulder pain and fainting. what is it?",
  "I missed my period and there is sharp pain on my right side, I am faint. Please what is wrong?",
])(
  "after the card for a pregnancy that may be in danger, whether she is pregnant can be asked: %s",
  (question) => {
    const { parts } = afterCard(question);
    expect(parts.choices).toContain("Is my period late from PCOS, or am I pregnant?");
  },
);

test("one who knows that she is pregnant is not asked if she is", () => {
  const { parts } = afterCard("I am 9 weeks pregnant and bleeding with cramps. Is my baby ok?");
  expect(parts.choices?.length).toBeGreaterThan(0);
  expect(parts.choices).not.toContain("Is my period late from PCOS, or am I pregnant?");
  expect(questionsInPregnancy).toEqual(expect.arrayContaining(parts.choices?.slice(0, 1) ?? []));
});

test("a sure answer stays, and the flag's questions stand below it", () => {
  const { kind, text, parts } = afterCard(
    "My husband beats me because I have no child. Can I still get pregnant?",
  );
  expect(kind).toBe("answer");
  expect(text).toMatch(/^Most women with PCOS who want children can have them/);
  expect(parts.choices).toContain("My partner hurts or forces me. What can I do?");
});

test("an answer that is about the flag needs no more questions", () => {
  const { kind, text } = afterCard(
    "My voice became deep in 2 months and hair is everywhere. Is that PCOS?",
  );
  expect(kind).toBe("answer");
  expect(text).not.toContain("the rest of your message");
});

test("each red flag has questions, and the bank asks all of them in these words", () => {
  const known = new Set(questions.map(({ question }) => question));
  for (const flag of redFlags) expect(flagQuestions[flag].length).toBeGreaterThan(0);
  const all = [...Object.values(flagQuestions).flat(), ...questionsInPregnancy];
  expect(all.filter((question) => !known.has(question))).toEqual([]);
});
