import { readFileSync } from "node:fs";

import { expect, test } from "vitest";
import { z } from "zod";

import { companionIntro } from "../../src/content/companion-intro.ts";
import { symptomPanelTexts, symptoms } from "../../src/content/symptoms.ts";
import {
  messageWithNote,
  noteLabels,
} from "../../supabase/functions/_shared/contracts/message-parts.ts";
import { checkForDanger } from "../../supabase/functions/_shared/safety/check-danger.ts";
import { bankQuestions } from "../../training/everyday-questions.ts";

/** So many everyday questions of the bank are asked whether she is safe; it may only become fewer. */
const MOST_ASKED_ABOUT_DESPAIR = 1;

const manifestSchema = z.object({
  reports: z.record(z.string(), z.object({ text: z.string() })),
});
const passagesSchema = z.array(z.object({ id: z.string(), text: z.string() }));

const reports = Object.entries(
  manifestSchema.parse(JSON.parse(readFileSync("tests/ocr/manifest.json", "utf8"))).reports,
);
const passages = passagesSchema.parse(
  JSON.parse(readFileSync("supabase/functions/_shared/knowledge/passages.json", "utf8")),
);

function isStop(message: string): boolean {
  return checkForDanger(message)?.outcome === "stop";
}

function asPhoto(text: string): string {
  return `[${noteLabels.photo}: report.jpg]\n${text}`;
}

test.each(["", "What do my results mean?", "Is this normal for PCOS?"])(
  "no report stops as a photo, with %j before it",
  (question) => {
    const found = reports.filter(
      ([, { text }]) => checkForDanger(messageWithNote(question, asPhoto(text))) !== null,
    );
    expect(reports.length).toBeGreaterThan(5);
    expect(found.map(([id]) => id)).toEqual([]);
  },
);

test.each([
  ["alone", (text: string) => text],
  ["with a question", (text: string) => `What do my results mean?\n${text}`],
  ["in one line each", (text: string) => text.replaceAll("\n", "\n\n")],
])("no report stops when it is typed or pasted %s", (_, pasted) => {
  expect(reports.filter(([, { text }]) => isStop(pasted(text))).map(([id]) => id)).toEqual([]);
});

test("no passage of the guides stops", () => {
  expect(passages.length).toBeGreaterThan(200);
  expect(passages.filter(({ text }) => isStop(text)).map(({ id }) => id)).toEqual([]);
});

test("no question that we offer is suspected", () => {
  expect(companionIntro.starters.filter((question) => checkForDanger(question) !== null)).toEqual(
    [],
  );
});

test("no everyday question of the bank stops, and hardly one is asked whether she is safe", () => {
  const checked = bankQuestions().map((question) => ({
    question,
    report: checkForDanger(question),
  }));
  expect(checked.length).toBeGreaterThan(5000);
  const stopped = checked.filter(({ report }) => report?.outcome === "stop");
  expect(stopped.map(({ question }) => question)).toEqual([]);
  const asked = checked.filter(
    ({ report }) => report?.outcome === "ask" && report.flag === "self_harm",
  );
  const tooMany = asked.length > MOST_ASKED_ABOUT_DESPAIR ? asked : [];
  expect(tooMany.map(({ question }) => question)).toEqual([]);
});

test("no list of symptoms without a yes is suspected", () => {
  const { opening } = symptomPanelTexts;
  const lines = symptoms.map(({ name, danger }) =>
    danger === null ? `- ${name}` : `- ${name}: ${danger.no}`,
  );
  const lists = [...lines.map((line) => [line]), ...lines.map((_, at) => lines.slice(at))];
  const found = lists
    .map((list) => [opening, ...list].join("\n"))
    .filter((message) => checkForDanger(message) !== null);
  expect(found).toEqual([]);
});

test.each(symptoms.flatMap(({ name, danger }) => (danger === null ? [] : [[name, danger.yes]])))(
  "a yes in the list counts as her own words: %s",
  (name, yes) => {
    const message = `${symptomPanelTexts.opening}\n- Acne or oily skin\n- ${name}: ${yes}`;
    expect(isStop(message)).toBe(true);
  },
);

test.each(
  `and yam?|why?|for how long?|ok thanks|how much?|what about rice|and for my sister?|is it bad|tell me more|
  go on|yes please|no|which one is better|and if I am on the pill?|how often|what time of day|before or after food|
  is that normal|what does that mean|can you explain it simply|in pidgin please|and at night?|with milk?|
  how many times a week|what if it is high|what if it is low|so what should I do|where can I get it|is it safe|
  does it hurt|how long will it take|and after that?|what else|really?|are you sure|who says so|
  I don't understand|say that again|thank you so much|bye|good morning|lol ok|hmm|and plantain|what about my husband`
    .split("|")
    .map((followUp) => followUp.trim()),
)("a short follow-up is nothing to suspect: %s", (followUp) => {
  expect(checkForDanger(followUp)).toBeNull();
});

test("a sugar or a testosterone that decides is seen on a photo too, by value and unit", () => {
  expect(isStop(asPhoto("Random Blood Sugar 2.1 mmol/L 3.9 - 7.8"))).toBe(true);
  expect(isStop(asPhoto("Total Testosterone 9.4 nmol/L 0.3 - 1.7"))).toBe(true);
  expect(isStop(asPhoto("OGTT\nGlucose 60 min 18.1 mmol/L\nGlucose 120 min 2.4 mmol/L"))).toBe(
    false,
  );
  expect(isStop(asPhoto("Total Testosterone 58 ng/dL 8 - 60"))).toBe(false);
});

test("her own words beside a report are still heard", () => {
  const message = messageWithNote("I want to kill myself", asPhoto(reports[0]?.[1].text ?? ""));
  expect(isStop(message)).toBe(true);
});
