import { questions } from "../supabase/functions/claude-chat/knowledge/questions.ts";
import { answererFor, type Given } from "./answerers.ts";
import { askedOf } from "./asked-line.ts";
import { readJsonLines } from "./json-lines.ts";
import { type MeasuredLine, measuredLineSchema, type Score, scoreAnswer } from "./score-answer.ts";
import { wilsonInterval } from "./wilson.ts";

type Measured = { line: MeasuredLine; given: Given; score: Score; seconds: number };

/**
 * Runs a set of questions against the bank, a scripted server or the owner's key, and prints one
 * table: `--answers <file.jsonl> [--with bank|<base url>|key] [--list]`.
 */
export async function evaluateAnswers(parameters: readonly string[]): Promise<void> {
  const file = after(parameters, "--answers");
  const way = after(parameters, "--with") ?? "bank";
  if (file === undefined) throw new Error("Name the file with the questions after --answers.");
  const lines = readJsonLines(file, measuredLineSchema);
  const answer = answererFor(way, process.env);
  const bank = new Map(questions.map((entry) => [entry.id, entry]));
  const measured: Measured[] = [];
  for (const line of lines) {
    const start = performance.now();
    try {
      // One after another, so that the seconds are those of one question.
      // oxlint-disable-next-line no-await-in-loop
      const given = await answer(askedOf(line));
      const seconds = (performance.now() - start) / 1000;
      measured.push({ line, given, seconds, score: scoreAnswer(line, given, bank) });
    } catch (error) {
      console.error(`${line.id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  printTable(way, measured, lines.length);
  if (parameters.includes("--list")) printWrong(measured);
  if (measured.length === 0) process.exitCode = 1;
}

function after(parameters: readonly string[], name: string): string | undefined {
  const at = parameters.indexOf(name);
  return at < 0 ? undefined : parameters[at + 1];
}

function printTable(way: string, measured: readonly Measured[], asked: number): void {
  const answerable = measured.filter(({ score }) => score.isAnswerable);
  const others = measured.filter(({ score }) => !score.isAnswerable);
  const answered = measured.filter(({ given }) => given.isAnswer);
  const cited = measured.filter(({ score }) => score.citationsHold !== null);
  const share = (name: string, part: readonly Measured[], whole: readonly Measured[]) => {
    const [low, high] = wilsonInterval(part.length, whole.length);
    const rate = whole.length === 0 ? "    -" : (part.length / whole.length).toFixed(3);
    console.log(
      `  ${name.padEnd(32)} ${rate}  n = ${String(whole.length).padStart(4)}  95 %: ${low.toFixed(3)} to ${high.toFixed(3)}`,
    );
  };
  console.log(`Answers by ${way === "key" ? "your own key" : way}: ${measured.length} of ${asked}`);
  share(
    "right",
    answerable.filter(({ score }) => score.isRight),
    answerable,
  );
  share(
    "right or among three",
    answerable.filter(({ score }) => score.isAmongThree),
    answerable,
  );
  share(
    "wrong",
    answerable.filter(({ score }) => score.isWrong),
    answerable,
  );
  share(
    "refused",
    answerable.filter(({ score }) => score.isRefused),
    answerable,
  );
  share(
    "unanswerable, not answered",
    others.filter(({ given }) => !given.isAnswer),
    others,
  );
  share(
    "citations that hold",
    cited.filter(({ score }) => score.citationsHold === true),
    cited,
  );
  printNumber("reading grade, mean", mean(answered.map(({ score }) => score.grade)), 1);
  printNumber("seconds, median", median(measured.map(({ seconds }) => seconds)), 3);
  printNumber("seconds, slowest", Math.max(0, ...measured.map(({ seconds }) => seconds)), 3);
  printNumber("cost: tokens in, mean", mean(measured.map(({ given }) => given.inputTokens)), 0);
  printNumber("cost: tokens out, mean", mean(measured.map(({ given }) => given.outputTokens)), 0);
}

function printNumber(name: string, value: number, digits: number): void {
  console.log(`  ${name.padEnd(32)} ${value.toFixed(digits)}`);
}

function printWrong(measured: readonly Measured[]): void {
  for (const { line, given, score } of measured) {
    const isFine = score.isAnswerable ? score.isRight : !given.isAnswer;
    if (!isFine) console.log(`  ${line.id}: ${line.question}\n      ${given.text.slice(0, 160)}`);
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
