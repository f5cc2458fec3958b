import { expect } from "vitest";

import type { Answer } from "./backend.ts";

/** Right-to-left and left-to-right marks, joiners, an emoji sequence and several scripts. */
export const everyScript =
  "مَريم \u200F\u202Eabc\u202C \u200B\u200Dनमस्ते Ọláńrewájú 中文 👩🏾‍⚕️ é e\u0301";

/** Refused outright or answered with no row at all: a browser treats both alike. */
export function expectNothingToSee(answer: Answer) {
  expect(answer.rows).toEqual([]);
  expect([200, 204, 401, 403]).toContain(answer.status);
}
