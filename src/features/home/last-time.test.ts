import { expect, test } from "vitest";

import { type EarlierMessage, greetingAt, lastTime, nextStep } from "./last-time";

function hers(id: string, content: string): EarlierMessage {
  return { id, sender: "user", content, reply_to: null, reply_parts: {} };
}
function reply(to: string, reply_parts: EarlierMessage["reply_parts"] = {}): EarlierMessage {
  return { id: `re-${to}`, sender: "assistant", content: "…", reply_to: to, reply_parts };
}

const ticked = "My symptoms:\n- Acne or oily skin\n- Heavy or long-lasting periods: I feel faint.";

test("her last question and her last symptoms are found apart from each other", () => {
  const found = lastTime([
    reply("3"),
    hers("3", ticked),
    reply("2"),
    hers("2", "What is AMH?"),
    hers("1", "What is PCOS?"),
  ]);
  expect(found).toEqual({
    question: "What is AMH?",
    symptoms: ["Acne or oily skin", "Heavy or long-lasting periods"],
  });
});

test("what was urgent is not repeated to her", () => {
  const urgent = reply("2", { urgent: { level: "emergency", flags: ["self-harm"] } });
  const found = lastTime([urgent, hers("2", "I want to die"), hers("1", "What is PCOS?")]);
  expect(found.question).toBe("What is PCOS?");
});

test("what was urgent is not repeated to her either where she had it answered all the same", () => {
  const urgent = reply("2", { urgent: { level: "emergency", flags: ["self-harm"] } });
  const found = lastTime([
    reply("3"),
    hers("3", "I want to die"),
    urgent,
    hers("2", "I want to die"),
    hers("1", "What is PCOS?"),
  ]);
  expect(found.question).toBe("What is PCOS?");
});

test("what was read from a photo stays in the chat", () => {
  const report = "[Text from a photo, read by the app: report.jpg]\nProlactin 41 ng/mL";
  expect(lastTime([hers("1", `Is this high?\n\n${report}`)]).question).toBe("Is this high?");
  expect(lastTime([hers("2", report), hers("1", "What is PCOS?")]).question).toBe("What is PCOS?");
});

test("nothing yet is nothing", () => {
  expect(lastTime([])).toEqual({ question: null, symptoms: [] });
});

test("the next step is the first that she has not taken", () => {
  expect(nextStep({ question: null, symptoms: ["Small skin tags"] })).toBe("ask");
  expect(nextStep({ question: "What is AMH?", symptoms: [] })).toBe("symptoms");
  expect(nextStep({ question: "What is AMH?", symptoms: ["Small skin tags"] })).toBe("tests");
});

test("she is greeted by the hour", () => {
  expect([0, 11, 12, 17, 18, 23].map(greetingAt)).toEqual([
    "Good morning",
    "Good morning",
    "Good afternoon",
    "Good afternoon",
    "Good evening",
    "Good evening",
  ]);
});
