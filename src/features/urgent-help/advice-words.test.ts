import { expect, test } from "vitest";

import { readingGrade } from "@/domain/reading-grade";
import { adviceByRule, minorAdvice } from "@shared/safety/advice";

const HIGHEST_GRADE = 8;

test.each(Object.entries(adviceByRule))(
  "the words for %s can be read with eight years of school",
  (_, { concern, todo, tell }) => {
    expect(readingGrade([concern, todo, tell, minorAdvice], [])).toBeLessThanOrEqual(HIGHEST_GRADE);
  },
);
