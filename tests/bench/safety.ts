/**
 * Measures how well the check for danger tells urgent messages from calm ones, by group, and how long
 * it takes for the longest message; fails below the targets. `--list` shows what it got wrong.
 */
import { cpus } from "node:os";

import { MESSAGE_MAX_LENGTH } from "../../supabase/functions/_shared/contracts/chat-limits.ts";
import { checkForDanger } from "../../supabase/functions/_shared/safety/check-for-danger.ts";
import {
  type ExampleSet,
  heldBackSet,
  tunedSets,
} from "../../supabase/functions/_shared/safety/examples/example-sets.ts";
import { hostileMessages } from "./hostile-messages.ts";

type Groups = Readonly<Record<string, readonly string[]>>;

const TARGETS = { sensitivity: 0.98, specificity: 0.9, milliseconds: 20 };
/** What the check made of the held-back set the first time it saw it; the weights were fitted anew since. */
const FIRST_RUN = { found: "59/63 = 0.937", leftAlone: "63/67 = 0.940" };
const RUNS = 60;
const WARM_UP_RUNS = 10;

const isListed = process.argv.includes("--list");

/** Prints each group's share of right answers and gives the share over all groups. */
function rate(title: string, sets: readonly Groups[], isDangerous: boolean): number {
  console.log(`\n${title}`);
  const groups = new Map<string, { messages: number; wrong: string[] }>();
  for (const [name, messages] of sets.flatMap((set) => Object.entries(set))) {
    const group = groups.get(name) ?? { messages: 0, wrong: [] };
    groups.set(name, group);
    group.messages += messages.length;
    const wrong = messages.filter((message) => (checkForDanger(message) !== null) !== isDangerous);
    group.wrong.push(...wrong);
  }
  let right = 0;
  let total = 0;
  for (const [name, { messages, wrong }] of groups) {
    right += messages - wrong.length;
    total += messages;
    console.log(`  ${name.padEnd(24)} ${messages - wrong.length}/${messages}`);
    if (isListed) for (const message of wrong) console.log(`      ${message}`);
  }
  const share = right / total;
  console.log(`  ${"all".padEnd(24)} ${right}/${total} = ${share.toFixed(3)}`);
  return share;
}

function rateBoth(title: string, sets: readonly ExampleSet[]) {
  const urgent = sets.flatMap((set) => set.urgent);
  const calm = sets.flatMap((set) => set.calm);
  return {
    sensitivity: rate(`${title}: urgent messages found`, urgent, true),
    specificity: rate(`${title}: calm messages left alone`, calm, false),
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

const tuned = rateBoth("Tuned on", tunedSets);
rateBoth("Not tuned on", [heldBackSet]);
console.log(`  first run: ${FIRST_RUN.found} found, ${FIRST_RUN.leftAlone} left alone`);

const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, Node ${process.version}`;
console.log(`\nMilliseconds for ${MESSAGE_MAX_LENGTH} characters (median, worst of ${RUNS})`);
console.log(`  ${machine}`);
let slowest = 0;
for (const [name, message] of Object.entries(hostileMessages(tunedSets, MESSAGE_MAX_LENGTH))) {
  const { median, worst } = time(message);
  slowest = Math.max(slowest, median);
  console.log(`  ${name.padEnd(24)} ${median.toFixed(1)} ${worst.toFixed(1)}`);
}

const hasPassed =
  tuned.sensitivity >= TARGETS.sensitivity &&
  tuned.specificity >= TARGETS.specificity &&
  slowest < TARGETS.milliseconds;
console.log(hasPassed ? "\nWithin the targets." : "\nBELOW THE TARGETS.");
process.exitCode = hasPassed ? 0 : 1;
