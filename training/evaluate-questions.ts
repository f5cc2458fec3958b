import {
  findAnswer,
  type Finding,
} from "../supabase/functions/claude-chat/knowledge/find-answer.ts";
import { readExamples, type QuestionExample } from "./question-examples.ts";
import { setsOf } from "./sets-of.ts";
import { shareInWords } from "./wilson.ts";

type Outcome = { example: QuestionExample; finding: Finding; ids: readonly string[] };

/** Prints how well the bank's questions are found, each test set by itself; with `list`, also what went wrong. */
export function evaluateQuestions(split: QuestionExample["split"], list: boolean): void {
  const examples = readExamples().filter((example) => example.split === split);
  for (const [title, set] of setsOf(examples)) evaluateSet(title, set, list);
}

function evaluateSet(title: string, examples: readonly QuestionExample[], list: boolean): void {
  const outcomes = examples.map((example): Outcome => {
    const finding = findAnswer(example.text, []);
    const ids = finding.kind === "unknown" ? [] : finding.entries.map(({ id }) => id);
    return { example, finding, ids };
  });
  const answerable = outcomes.filter(({ example }) => example.entries.length > 0);
  const others = outcomes.filter(({ example }) => example.entries.length === 0);
  console.log(`Questions of the bank, ${title}`);
  line("right at first", answerable.filter(isRightAtFirst), answerable);
  line(
    "  of them answered",
    answerable.filter((each) => each.finding.kind === "answer" && isRightAtFirst(each)),
    answerable,
  );
  line("right at first or among three", answerable.filter(isRightAmong), answerable);
  line("wrong with confidence", answerable.filter(isConfidentlyWrong), answerable);
  line(
    "answered, with others offered",
    answerable.filter(({ finding }) => finding.kind === "answer" && finding.instead !== undefined),
    answerable,
  );
  line(
    "asked back with choices",
    answerable.filter(({ finding }) => finding.kind === "choices"),
    answerable,
  );
  line(
    "not known",
    answerable.filter(({ finding }) => finding.kind === "unknown"),
    answerable,
  );
  line(
    "unanswerable, not answered",
    others.filter(({ finding }) => finding.kind !== "answer"),
    others,
  );
  line(
    "  of them with choices",
    others.filter(({ finding }) => finding.kind === "choices"),
    others,
  );
  if (!list) return;
  for (const { example, finding, ids } of outcomes.filter((each) => !isFine(each))) {
    console.log(
      `  ${finding.kind.padEnd(8)} ${example.text}\n           got ${ids.join(", ")}; wanted ${example.entries.join(", ")}`,
    );
  }
}

function line(name: string, part: readonly Outcome[], whole: readonly Outcome[]): void {
  console.log(`  ${name.padEnd(32)} ${shareInWords(part.length, whole.length)}`);
}

function isRightAtFirst({ example, ids }: Outcome): boolean {
  return ids[0] !== undefined && example.entries.includes(ids[0]);
}

function isRightAmong(outcome: Outcome): boolean {
  const { example, finding } = outcome;
  const instead = finding.kind === "answer" ? (finding.instead ?? []) : [];
  return isGiven(outcome) || instead.some(({ id }) => example.entries.includes(id));
}

/** An answer counts as wrong also where the right one is offered below it. */
function isConfidentlyWrong(outcome: Outcome): boolean {
  return outcome.finding.kind === "answer" && !isGiven(outcome);
}

function isGiven({ example, ids }: Outcome): boolean {
  return ids.some((id) => example.entries.includes(id));
}

function isFine(outcome: Outcome): boolean {
  return outcome.example.entries.length === 0
    ? outcome.finding.kind !== "answer"
    : isRightAtFirst(outcome);
}

if (import.meta.main) {
  const split = process.argv.includes("--test")
    ? "test"
    : process.argv.includes("--train")
      ? "train"
      : "dev";
  evaluateQuestions(split, process.argv.includes("--list"));
}
