import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { MESSAGE_MAX_LENGTH } from "../supabase/functions/_shared/contracts/chat-limits.ts";
import { checkForDanger } from "../supabase/functions/_shared/safety/check-danger.ts";
import { answerWithoutModel } from "../supabase/functions/claude-chat/answer/answer-without-model.ts";
import { ownSources } from "../supabase/functions/claude-chat/answer/own-sources.ts";
import { packedIndex } from "../supabase/functions/claude-chat/knowledge/questions.ts";
import { askedOf } from "./asked-line.ts";
import { denoProgram } from "../supabase/local/deno-command.ts";
import { readExamples } from "./examples.ts";

const SCRIPT = fileURLToPath(new URL("./cold-start.ts", import.meta.url));
const RUNS = 5;
const MOST_MS = 200;

/**
 * Prints the CPU time that the longest messages cost, everyday ones and ones made to cost much, and that of a cold start.
 * The process fails when a message costs more than the limit.
 */
export function evaluateTimes(): void {
  console.log(`\nMilliseconds of CPU for ${MESSAGE_MAX_LENGTH} characters, median of ${RUNS}`);
  console.log(`  ${"".padEnd(28)} danger  answer  as a photo's text`);
  for (const [name, message] of Object.entries(longestMessages())) {
    const danger = medianOf(() => checkForDanger(message));
    const asked = { ...askedOf({ id: name, question: message }), danger: null };
    const photo = { id: name, question: "What does it mean?", attachment: message };
    const askedByPhoto = { ...askedOf(photo), danger: null };
    const times = [
      danger,
      medianOf(() => answerWithoutModel(asked, ownSources)),
      medianOf(() => answerWithoutModel(askedByPhoto, ownSources)),
    ];
    const isOver = times.some((time) => time > MOST_MS);
    if (isOver) process.exitCode = 1;
    const columns = times.map((time) => time.toFixed(0).padStart(6));
    console.log(`  ${name.padEnd(28)} ${columns.join("  ")}${isOver ? "  over the limit" : ""}`);
  }
  printColdStart();
}

/** In Deno, as the function runs. */
function printColdStart(): void {
  const parameters = ["run", "--quiet", "--allow-all", "--no-lock", SCRIPT];
  // Deno keeps what it has made of the types for the next start.
  spawnSync(denoProgram(), parameters);
  spawnSync(denoProgram(), parameters, { stdio: ["ignore", "inherit", "inherit"] });
}

function longestMessages(): Record<string, string> {
  const examples = readExamples();
  const told = (label: string) =>
    examples.filter((example) => example.label === label).map(({ text }) => text);
  const urgent = told("urgent").join(". ");
  const words = packedIndex.words.split(" ");
  const misspelt = words.map((word) =>
    word.length > 5 ? `${word.slice(0, 3)}x${word.slice(3)}` : word,
  );
  const texts: Record<string, string> = {
    "everyday text": told("calm").join(". "),
    "urgent text": urgent,
    "no full stop": urgent.replaceAll(/[.,!?;:\n]/g, " "),
    "distinct words": words.join(" "),
    "distinct misspelt words": misspelt.join(" "),
    "unknown words": Array.from({ length: 2000 }, (_, at) => `q${(at * 7919).toString(36)}e`).join(
      " ",
    ),
    "distinct questions": words.map((word) => `is ${word} good?`).join(" "),
    "one word": "pain ",
    "one question": "what is a sign of ",
    "one letter": "a",
    "one letter, spaced": "a ",
    "one letter a line": "a\n",
    commas: ",",
    spaces: `what${" ".repeat(MESSAGE_MAX_LENGTH - 5)}x`,
    digits: "1234567890",
    numbers: "12 pads 3 hours 4.5 sugar 150 ",
    "rows of a report": words.map((_, at) => `TSH ${at}.${at % 10} mIU/L 0.4-4.0\n`).join(""),
    "results in a sentence": "LH 12.1, FSH 5.4, ",
    "dated results": "my TSH is 2.1 and prolactin 30 ng/mL 4 - 23 on 12/03/2025, ",
    "two questions": "My periods are all over the place. Can I eat rice? ",
    "names of tests": "fasting blood sugar ",
    medicines: "should I take metformin 500mg with it ",
    "marks of doubt": "(?)",
  };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, filled(text)]));
}

function filled(text: string): string {
  return text.repeat(Math.ceil(MESSAGE_MAX_LENGTH / text.length)).slice(0, MESSAGE_MAX_LENGTH);
}

function medianOf(work: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? Number.NaN;
}
