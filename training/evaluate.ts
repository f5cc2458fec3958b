/**
 * Measures what was fitted, each part on its own messages; `--list` also shows what went wrong.
 * `--times` measures the CPU time of the longest messages and of a cold start alone.
 * `--answers <file.jsonl> [--with bank|<base url>|key]` measures answers to a set of questions instead.
 */
import { evaluateAnswers } from "./evaluate-answers.ts";
import { evaluateDanger } from "./evaluate-danger.ts";
import { evaluateQuestions } from "./evaluate-questions.ts";
import { evaluateTimes } from "./evaluate-times.ts";

const parameters = process.argv.slice(2);
const isListed = parameters.includes("--list");

if (parameters.includes("--answers")) {
  await evaluateAnswers(parameters);
} else if (parameters.includes("--times")) {
  evaluateTimes();
} else {
  await evaluateDanger({ isListed });
  evaluateQuestions("dev", isListed);
  evaluateQuestions("test", false);
  evaluateTimes();
}
