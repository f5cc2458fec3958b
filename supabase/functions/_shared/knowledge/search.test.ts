import { expect, test } from "vitest";

import { passagesSchema } from "./passage.ts";
import { passages } from "./passages.ts";
import { askedSets, offTopicSets } from "./questions/all-questions.ts";
import { recallOf, refusalsOf } from "./rate-search.ts";
import { createPassageSearch } from "./search.ts";

const search = createPassageSearch(passages);

function guideOf(question: string): string | undefined {
  return search(question)[0]?.id.replace(/#.*/, "");
}

test("the passages are whole", () => {
  expect(passagesSchema.safeParse(passages).error).toBeUndefined();
});

test.each(Object.entries(askedSets))(
  "%s questions: at least nine of ten find their answer among the first three",
  (_set, questions) => {
    const { asked, firstThree } = recallOf(questions, search);
    expect(firstThree / asked).toBeGreaterThanOrEqual(0.9);
  },
  20_000,
);

test("the questions about everyday life are many", () => {
  const { "lab tests": _labTests, ...everyday } = askedSets;
  expect(Object.values(everyday).flat().length).toBeGreaterThanOrEqual(150);
  expect(Object.values(offTopicSets).flat().length).toBeGreaterThanOrEqual(80);
});

test("nineteen of twenty questions about anything else get no invented answer", () => {
  const { asked, refused } = refusalsOf(Object.values(offTopicSets).flat(), search);
  expect(refused / asked).toBeGreaterThanOrEqual(0.95);
}, 20_000);

test("no question about a dose or about changing a medicine is answered", () => {
  const doses = Object.entries(offTopicSets).filter(([set]) => set.endsWith(": doses"));
  expect(
    refusalsOf(
      doses.flatMap(([, questions]) => questions),
      search,
    ).answered,
  ).toEqual([]);
});

test.each([
  ["PCOS and the thyroid", "PMOS and the thyroid"],
  ["PCOD and prolactin", "polycystic ovaries and prolactin"],
  ["haemoglobin A1c", "hemoglobin a1c"],
  ["oestradiol", "estradiol"],
  ["Hysterosalpingography preparation", "how do I prepare for an HSG?"],
  ["fasting plasma glucose", "FBS"],
  ["oral glucose tolerance test", "OGTT"],
  ["anti-Müllerian hormone", "AMH"],
  ["beard", "facial hair"],
  ["get belle", "get pregnant"],
  ["my menses is late", "my period is late"],
])("%j and %j find the same guide", (one, other) => {
  expect(guideOf(one)).toBeDefined();
  expect(guideOf(other)).toBe(guideOf(one));
});

test.each([
  ["testostrone", "lab-tests/testosterone"],
  ["metfromin side effects", "articles/treatments"],
])("a misspelled word is still understood: %s", (question, guide) => {
  expect(guideOf(question)).toBe(guide);
});

test.each(["", "   ", "?!", "the and of", "🙂"])("the question %j finds nothing", (question) => {
  expect(search(question)).toEqual([]);
});

test("a very long question is answered quickly", () => {
  const began = performance.now();
  search("Do I need to fast before a fasting glucose test? ".repeat(160));
  expect(performance.now() - began).toBeLessThan(500);
});

test.each([
  ["what is PCOS?", "articles/what-is-pcos"],
  ["what is PMOS?", "articles/what-is-pcos#why-there-is-a-new-name"],
  ["is it curable?", "articles/what-is-pcos#does-it-go-away"],
  ["can I get pregnant?", "articles/pregnancy"],
  ["does metformin help?", "articles/treatments#metformin"],
  ["why is my hair falling out?", "articles/skin-and-hair#thinner-hair-on-the-head"],
  ["will I get diabetes?", "articles/long-term-health#blood-sugar-and-diabetes"],
  ["what is phenotype A?", "articles/four-types#what-the-letters-mean"],
  ["how accurate is your quiz?", "articles/about-this-site#the-risk-quiz"],
  ["what does the checklist cost?", "guide#checklist"],
  ["how do I book a consultation?", "guide#consultations"],
  ["who sees my data?", "account#your-data"],
  ["what number do I call in Nigeria?", "urgent-help#numbers-nigeria"],
  ["is alcohol bad for PCOS", "nutrition-guidance#foods-to-minimize"],
  ["Which diet is best for PCOS?", "nutrition-guidance"],
  ["How much exercise should I do with PCOS?", "fitness-routine#how-much-to-aim-for"],
])("%s is answered first by %s", (question, passage) => {
  expect(search(question)[0]?.id).toBe(passage);
});

test("another illness is not answered for PCOS, unless PCOS is named with it", () => {
  expect(search("is cancer contagious")).toEqual([]);
  expect(search("does PCOS cause cancer")[0]?.id).toBe(
    "articles/long-term-health#womb-lining-and-cancer",
  );
});

test.each(["explain the water cycle", "do you sleep", "how many people live on Mars", "what now"])(
  "words of ours in another subject find nothing: %s",
  (question) => {
    expect(search(question)).toEqual([]);
  },
);

test.each([
  ["how do I tell my partner", "articles/mood-sleep-and-eating#sex-and-relationships"],
  ["I bled for three weeks straight", "articles/periods#heavy-or-long-bleeding"],
  ["I don't feel like a woman any more", "articles/mood-sleep-and-eating#body-and-self-worth"],
])("a question of everyday words is understood: %s", (question, passage) => {
  expect(search(question)[0]?.id).toBe(passage);
});
