import { expect, test } from "vitest";

import { redFlags } from "../contracts/red-flags.ts";
import { askAboutSomeoneElse, askLines } from "./ask-lines.ts";
import { askAbout } from "./check-danger.ts";
import { helperAdvice } from "./helper-advice.ts";
import { adviceByFlag } from "./own-advice.ts";

const advice = [...Object.values(adviceByFlag), ...Object.values(helperAdvice)].map(
  ({ concern, todo, tell }) => `${concern} ${todo} ${tell}`,
);

test.each(advice)("names no dose and tells nobody to stop a medicine: %s", (words) => {
  expect(words).not.toMatch(/\d ?(?:mg|ml|mcg|g|units|tablets)\b/i);
  expect(words).not.toMatch(/\b(?:stop|skip|quit) (?:taking|your|the|it)\b/i);
});

test("someone who helps is not told that she deserves help herself", () => {
  const words = Object.values(helperAdvice).map(({ concern, todo }) => `${concern} ${todo}`);
  expect(words.filter((each) => /\byou deserve\b|\bare you safe\b/i.test(each))).toEqual([]);
});

test.each(redFlags)("the question about %s is one question, without red words", (flag) => {
  const lines = [askLines[flag], askAboutSomeoneElse[flag]].flatMap((line) => line ?? []);
  for (const { question, lead = "" } of lines) {
    expect(question.split("?")).toHaveLength(question.includes("? Is she safe") ? 3 : 2);
    expect(`${lead} ${question}`).not.toMatch(/emergency|urgent|call|hospital/i);
  }
});

test("the question comes before the answer only where an ordinary answer would be cruel", () => {
  const before = redFlags.filter((flag) => askAbout(flag).isBeforeAnswer);
  expect(before.toSorted()).toEqual(["minor", "postpartum_or_psychosis", "self_harm", "violence"]);
});
