/**
 * Measures what was fitted, each part on its own messages; `--list` also shows what went wrong.
 * `--answers <file.jsonl> [--with bank|<base url>|key]` measures answers to a set of questions instead.
 */
import { evaluateAnswers } from "./evaluate-answers.ts";
import { evaluateDanger } from "./evaluate-danger.ts";
import { evaluateQuestions } from "./evaluate-questions.ts";

const parameters = process.argv.slice(2);
const isListed = parameters.includes("--list");

if (parameters.includes("--answers")) {
  await evaluateAnswers(parameters);
} else {
  await evaluateDanger({ isListed });
  evaluateQuestions("dev", isListed);
  evaluateQuestions("test", false);
}
