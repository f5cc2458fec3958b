import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

function answer(lines: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "answer-"));
  const file = join(folder, "questions.jsonl");
  writeFileSync(file, lines.join("\n"));
  const run = spawnSync(process.execPath, ["training/answer-command.ts", file], {
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  const answers: unknown = JSON.parse(run.stdout);
  return { answers, errors: run.stderr, code: run.status };
}

test("answers each line the way the function does without a model, and names the bad ones", () => {
  const { answers, errors, code } = answer([
    JSON.stringify({ id: "bank", question: "What is PCOS?" }),
    JSON.stringify({ id: "danger", question: "I want to kill myself" }),
    JSON.stringify({ id: "earlier", question: "is it high?", previous: ["My TSH is 5.6 mIU/L"] }),
    JSON.stringify({
      id: "photo",
      question: "What do my results mean?",
      attachment: "Patient: Ada\nLH 14.7 IU/L 1.9 - 12.5 H",
    }),
    "no JSON",
    JSON.stringify({ id: "empty" }),
  ]);
  expect(answers).toMatchObject({
    bank: { kind: "answer", citations: [expect.stringMatching(/^\//)] },
    danger: { kind: "urgent", citations: ["/urgent-help"] },
    earlier: { kind: "results", results: [{ test: "TSH", value: "5.6", unit: "mIU/L" }] },
    photo: {
      kind: "results",
      results: [{ test: "LH", value: "14.7", unit: "IU/L", range: "1.9 - 12.5", place: "above" }],
    },
  });
  expect(errors).toMatch(/questions\.jsonl:5 .*\n.*questions\.jsonl:6 /);
  expect(code).toBe(0);
});

test("fails when nothing could be read", () => {
  expect(answer(["no JSON"])).toMatchObject({ answers: {}, code: 1 });
});
