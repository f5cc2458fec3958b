import { sentencesOf } from "../supabase/functions/_shared/language/sentences.ts";
import { checkForDanger } from "../supabase/functions/_shared/safety/check-danger.ts";
import type { DangerReport } from "../supabase/functions/_shared/safety/danger-outcome.ts";
import { readText } from "../supabase/functions/_shared/safety/read-text.ts";
import { bundleSize } from "./bundle-size.ts";
import { everydayQuestions } from "./everyday-questions.ts";
import { type Example, readExamples } from "./examples.ts";
import { leaveBatchesOut } from "./leave-out.ts";
import { setsOf } from "./sets-of.ts";
import { shareInWords } from "./wilson.ts";

type Checked = { example: Example; report: DangerReport | null };

/** So many sentences make a message of calm everyday life a long one. */
const MANY_SENTENCES = 3;

/** Prints what the check for danger makes of the labelled messages and how large it is. */
export async function evaluateDanger({ isListed }: { isListed: boolean }): Promise<void> {
  const examples = readExamples();
  for (const [title, set] of setsOf(examples)) {
    const checked = set.map((example) => ({ example, report: checkForDanger(example.text) }));
    printRates(title, checked);
    if (isListed && title !== "train") checked.forEach(printWrong);
  }
  const everyday = everydayQuestions(examples);
  for (const split of ["train", "dev", "test"] as const) {
    printAsked(
      `everyday questions of ${split}`,
      everyday
        .filter((example) => example.split === split)
        .map((example) => ({ example, report: checkForDanger(example.text) })),
      isListed && split === "dev",
    );
  }
  const learnt = everyday.filter(({ split }) => split === "train");
  const left = leaveBatchesOut([...examples, ...learnt]).flatMap((fold) =>
    fold.left.map((example) => ({
      example,
      report: checkForDanger(example.text, fold.classifiers),
    })),
  );
  printRates("whole batches left out of the fit", left);
  if (isListed) left.forEach(printWrong);
  const { gzip, brotli } = await bundleSize();
  console.log(`\nOn the device: ${gzip} bytes with gzip, ${brotli} with brotli`);
}

function printRates(title: string, checked: readonly Checked[]): void {
  const urgent = checked.filter(({ example }) => example.label === "urgent");
  const calm = checked.filter(({ example }) => example.label === "calm");
  const long = calm.filter(
    ({ example }) => sentencesOf(readText(example.text)).length >= MANY_SENTENCES,
  );
  const stops = urgent.filter(({ report }) => report?.outcome === "stop");
  const named = stops.filter(
    ({ example: { flag, alsoRight = [] }, report }) =>
      report?.outcome === "stop" && [flag, ...alsoRight].some((right) => right === report.flags[0]),
  );
  const rows: [string, number, number][] = [
    ["urgent: stop or ask", urgent.filter(({ report }) => report !== null).length, urgent.length],
    ["urgent: stop", stops.length, urgent.length],
    ["urgent: right flag first of stops", named.length, stops.length],
    ["calm: stop", countOf(calm, "stop"), calm.length],
    ["calm, 3 sentences and more: stop", countOf(long, "stop"), long.length],
    ["calm: ask", countOf(calm, "ask"), calm.length],
  ];
  console.log(`\nDanger, ${title}`);
  for (const [name, count, all] of rows) {
    console.log(`  ${name.padEnd(36)} ${shareInWords(count, all)}`);
  }
}

/** Prints how many everyday questions are answered with a question, and how many with the one whether she is safe. */
function printAsked(title: string, checked: readonly Checked[], isListed: boolean): void {
  const despair = checked.filter(
    ({ report }) => report?.outcome === "ask" && report.flag === "self_harm",
  );
  const rows: [string, number][] = [
    ["stop", countOf(checked, "stop")],
    ["ask", countOf(checked, "ask")],
    ["ask about self-harm", despair.length],
  ];
  console.log(`\nDanger, ${title}`);
  for (const [name, count] of rows) {
    console.log(`  ${name.padEnd(36)} ${shareInWords(count, checked.length)}`);
  }
  if (isListed) checked.forEach(printWrong);
}

function countOf(checked: readonly Checked[], outcome: DangerReport["outcome"]): number {
  return checked.filter(({ report }) => report?.outcome === outcome).length;
}

function printWrong({ example, report }: Checked): void {
  const found = report?.outcome === "stop" ? `stop ${report.flags.join(" ")}` : "";
  const outcome = report?.outcome === "ask" ? `ask ${report.flag}` : found || "none";
  const isRight =
    example.label === "calm" ? report === null : outcome.startsWith(`stop ${example.flag}`);
  if (!isRight) console.log(`  ${example.flag ?? "calm"} -> ${outcome} | ${example.text}`);
}
