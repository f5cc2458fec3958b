/**
 * Measures how well the check for danger tells urgent messages from calm ones, by group, and how long
 * it takes for the longest message; fails below the targets. `--list` shows what it got wrong.
 */
import { MESSAGE_MAX_LENGTH } from "../../supabase/functions/_shared/contracts/claude-chat.ts";
import { checkForDanger } from "../../supabase/functions/_shared/safety/check-for-danger.ts";
import { calmEveryday } from "../../supabase/functions/_shared/safety/examples/calm-everyday.ts";
import { calmIndirect } from "../../supabase/functions/_shared/safety/examples/calm-indirect.ts";
import { calmLookAlikes } from "../../supabase/functions/_shared/safety/examples/calm-look-alikes.ts";
import { calmPlain } from "../../supabase/functions/_shared/safety/examples/calm-plain.ts";
import { laterCalm } from "../../supabase/functions/_shared/safety/examples/later-calm.ts";
import { laterUrgent } from "../../supabase/functions/_shared/safety/examples/later-urgent.ts";
import { urgentBody } from "../../supabase/functions/_shared/safety/examples/urgent-body.ts";
import { urgentIndirect } from "../../supabase/functions/_shared/safety/examples/urgent-indirect.ts";
import { urgentMind } from "../../supabase/functions/_shared/safety/examples/urgent-mind.ts";
import { urgentPlain } from "../../supabase/functions/_shared/safety/examples/urgent-plain.ts";
import { urgentVoices } from "../../supabase/functions/_shared/safety/examples/urgent-voices.ts";

type Groups = Readonly<Record<string, readonly string[]>>;

const TARGETS = { sensitivity: 0.98, specificity: 0.9, milliseconds: 20 };
const RUNS = 60;
const WARM_UP_RUNS = 10;

const urgent = [urgentMind, urgentBody, urgentVoices, laterUrgent, urgentPlain, urgentIndirect];
const calm = [calmLookAlikes, calmEveryday, laterCalm, calmPlain, calmIndirect];
const isListed = process.argv.includes("--list");

/** Prints each group's share of right answers and gives the share over all groups. */
function rate(title: string, sets: readonly Groups[], isDangerous: boolean): number {
  console.log(`\n${title}`);
  let right = 0;
  let total = 0;
  for (const [group, messages] of sets.flatMap((set) => Object.entries(set))) {
    const wrong = messages.filter((message) => (checkForDanger(message) !== null) !== isDangerous);
    right += messages.length - wrong.length;
    total += messages.length;
    console.log(`  ${group.padEnd(20)} ${messages.length - wrong.length}/${messages.length}`);
    if (isListed) for (const message of wrong) console.log(`      ${message}`);
  }
  console.log(`  all                  ${right}/${total} = ${(right / total).toFixed(3)}`);
  return right / total;
}

function filled(unit: string): string {
  return unit.repeat(Math.ceil(MESSAGE_MAX_LENGTH / unit.length)).slice(0, MESSAGE_MAX_LENGTH);
}

function longMessages(): Record<string, string> {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const strange = Array.from({ length: 1600 }, (_, index) =>
    [1, 7, 31, 101].map((step) => letters[(index * step + step) % 26]).join(""),
  );
  return {
    "everyday text": filled(`${Object.values(calmEveryday).flat().join(". ")}. `),
    "urgent text": filled(`${Object.values(urgentBody).flat().join(", and ")} `),
    "one sentence": filled("i want to i feel so much pain in my my left side because my period "),
    "one question": filled("what is a sign of "),
    "one word": filled("pain "),
    "no spaces": filled("a"),
    "signs for letters": filled("a!1@$"),
    "strange words": filled(`${strange.join(" ")} `),
    numbers: filled("12 pads 3 hours 4.5 sugar 150 "),
  };
}

function time(message: string): { median: number; worst: number } {
  for (let run = 0; run < WARM_UP_RUNS; run += 1) checkForDanger(message);
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    checkForDanger(message);
    return performance.now() - started;
  }).toSorted((one, other) => one - other);
  return { median: times[RUNS / 2] ?? NaN, worst: times.at(-1) ?? NaN };
}

const sensitivity = rate("Urgent messages found", urgent, true);
const specificity = rate("Calm messages left alone", calm, false);

console.log(`\nMilliseconds for ${MESSAGE_MAX_LENGTH} characters (median, worst of ${RUNS})`);
let slowest = 0;
for (const [name, message] of Object.entries(longMessages())) {
  const { median, worst } = time(message);
  slowest = Math.max(slowest, median);
  console.log(`  ${name.padEnd(20)} ${median.toFixed(1)} ${worst.toFixed(1)}`);
}

const hasPassed =
  sensitivity >= TARGETS.sensitivity &&
  specificity >= TARGETS.specificity &&
  slowest < TARGETS.milliseconds;
console.log(hasPassed ? "\nWithin the targets." : "\nBELOW THE TARGETS.");
process.exitCode = hasPassed ? 0 : 1;
