import { expect, test } from "vitest";

import { readingGrade } from "@/domain/reading-grade";
import { minorAdvice } from "@shared/safety/advice";
import { askAboutSomeoneElse, askLines } from "@shared/safety/ask-lines";
import { helperAdvice } from "@shared/safety/helper-advice";
import { adviceByFlag } from "@shared/safety/own-advice";

const HIGHEST_GRADE = 8;

test.each([...Object.entries(adviceByFlag), ...Object.entries(helperAdvice)])(
  "the words for %s can be read with eight years of school",
  (_, { concern, todo, tell }) => {
    expect(readingGrade([concern, todo, tell, minorAdvice], [])).toBeLessThanOrEqual(HIGHEST_GRADE);
  },
);

test.each(
  [...Object.values(askLines), ...Object.values(askAboutSomeoneElse)].map(
    ({ lead = "", question }) => `${lead} ${question}`,
  ),
)("can be read with eight years of school: %s", (words) => {
  expect(readingGrade([words], [])).toBeLessThanOrEqual(HIGHEST_GRADE);
});
