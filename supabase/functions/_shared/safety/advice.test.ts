import { expect, test } from "vitest";

import { adviceByRule } from "./advice.ts";

test.each(Object.entries(adviceByRule))(
  "the words for %s name no dose and tell nobody to stop a medicine",
  (_, { concern, todo, tell }) => {
    const words = `${concern} ${todo} ${tell}`;
    expect(words).not.toMatch(/\d ?(?:mg|ml|mcg|g|units|tablets)\b/i);
    expect(words).not.toMatch(/\b(?:stop|skip|quit) (?:taking|your|the|it)\b/i);
  },
);
