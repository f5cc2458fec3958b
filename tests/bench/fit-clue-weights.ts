/**
 * Fits the weights of the scale of clues to all examples and writes them where it reads them; with
 * `--cross` shows instead how it fares on each set when fitted to the others.
 */
import { writeFileSync } from "node:fs";

import { tunedSets } from "../../supabase/functions/_shared/safety/examples/example-sets.ts";
import { findFlags } from "../../supabase/functions/_shared/safety/find-flags.ts";
import { type Example, fitModel, type Model, scoreOf, viewsOf } from "./clue-model.ts";

type Message = { set: string; group: string; text: string; isUrgent: boolean };
type Labelled = Example & { set: string; kind: string; hasFlag: boolean };

/** A message is urgent above this, and below that calm whatever the rules say; both chosen by `--cross`. */
const URGENT_ABOVE = -0.7;
const CALM_BELOW = -4;
const SAFETY = new URL("../../supabase/functions/_shared/safety/", import.meta.url);
const CALM = "calm";
/** What speaks for danger, but for no red flag more than for others. */
const ANY = "any";
/** So many times more often than in the average red flag must a clue stand in the one it speaks for. */
const TELLING = 4;
const FITTED =
  "Fitted to the examples by `node tests/bench/fit-clue-weights.ts`; not edited by hand.";
const JOINTS = [" ", ". ", ", and ", "\n"];

const urgentMessages = tunedSets.flatMap(({ name, urgent }) => messagesOf(name, urgent, true));
const calmMessages = tunedSets.flatMap(({ name, calm }) => messagesOf(name, calm, false));
const examples = [...urgentMessages, ...calmMessages].map((message) => labelled(message));
/** Each message once more amid two calm ones, so that what stands around a danger does not hide it. */
const surrounded = [...urgentMessages, ...calmMessages].map((message, index) => {
  const [before, after] = [index * 7, index * 13 + 5].map(
    (at) => calmMessages[at % calmMessages.length]?.text ?? "",
  );
  const join = JOINTS[index % JOINTS.length] ?? " ";
  return labelled({ ...message, text: [before, message.text, after].join(join) });
});

if (process.argv.includes("--cross")) crossValidate();
else writeTable(fitModel(examples, surrounded));

function messagesOf(
  set: string,
  sets: readonly Readonly<Record<string, readonly string[]>>[],
  isUrgent: boolean,
): Message[] {
  return sets.flatMap((groups) =>
    Object.entries(groups).flatMap(([group, messages]) =>
      messages.map((text) => ({ set, group, text, isUrgent })),
    ),
  );
}

function labelled({ set, group, text, isUrgent }: Message): Labelled {
  const flags = findFlags(text);
  const kind = isUrgent ? kindOf(group, flags[0]?.id ?? "") : CALM;
  return { set, isUrgent, kind, views: viewsOf(text), hasFlag: flags.length > 0 };
}

/** The red flag that the group is named after, or else the one that the rules know. */
function kindOf(group: string, known: string): string {
  const named = /RF\d+/.exec(group)?.[0];
  return named !== undefined && named !== "RF15" ? named : known;
}

function crossValidate() {
  console.log("Left out of the fitting: found and left alone by the rules, the scale, both");
  for (const { name } of tunedSets) {
    const isOther = ({ set }: Labelled) => set !== name;
    const model = fitModel(examples.filter(isOther), surrounded.filter(isOther));
    const isHeavy = ({ views }: Labelled) => scoreOf(model, views) > URGENT_ABOVE;
    const isLight = ({ views }: Labelled) => scoreOf(model, views) <= CALM_BELOW;
    const shares = [true, false].map((isUrgent) => {
      const left = examples.filter((each) => each.set === name && each.isUrgent === isUrgent);
      return [
        ({ hasFlag }: Labelled) => hasFlag,
        isHeavy,
        (each: Labelled) => (each.hasFlag && !isLight(each)) || isHeavy(each),
      ].map((fires) => {
        const right = left.filter((each) => fires(each) === isUrgent).length;
        return left.length === 0 ? "  -  " : (right / left.length).toFixed(3);
      });
    });
    console.log(`  ${name.padEnd(20)} ${shares.map((share) => share.join(" ")).join("   ")}`);
  }
}

/** Writes each clue below the red flag whose messages hold it most often, if there is one. */
function writeTable({ bias, weights }: Model) {
  const table = new Map<string, Map<string, string[]>>();
  for (const [clue, weight] of weights) {
    const kind = weight < 0 ? CALM : commonestKind(clue);
    const byWeight = table.get(kind) ?? new Map<string, string[]>();
    table.set(kind, byWeight);
    const written = weight.toFixed(1);
    byWeight.set(written, [...(byWeight.get(written) ?? []), clue]);
  }
  const kinds = [...table]
    .filter(([kind]) => kind !== CALM && kind !== ANY)
    .toSorted(([one], [other]) => numberIn(one) - numberIn(other));
  const lines = kinds.map(([kind, byWeight]) => `  ${kind}: {\n${rowsOf(byWeight)}\n  },`);
  writeFileSync(
    new URL("clue-weights.ts", SAFETY),
    `/**
 * What each clue weighs, by the red flag it speaks for: a word, two words in a row, a theme, two themes
 * together. ${FITTED}
 */
export const bias = ${bias.toFixed(2)};
/** A message is urgent when its clues weigh more. */
export const urgentAbove = ${URGENT_ABOVE};
/** A message is calm when its clues weigh less, even if a rule knows a sign in it. */
export const calmBelow = ${CALM_BELOW};
export const weights = {
${lines.join("\n")}
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
/** What speaks for danger, but for no red flag more than for others. */
export const generalWeights = {
${rowsOf(table.get(ANY) ?? new Map())}
} as const satisfies Readonly<Record<string, string>>;
`,
  );
  writeFileSync(
    new URL("calm-clue-weights.ts", SAFETY),
    `/** What each clue that speaks against any danger weighs. ${FITTED} */
export const calmWeights = {
${rowsOf(table.get(CALM) ?? new Map())}
} as const satisfies Readonly<Record<string, string>>;
`,
  );
  console.log(`${weights.size} clues weighed in ${examples.length} messages.`);
}

function rowsOf(byWeight: ReadonlyMap<string, readonly string[]>): string {
  return [...byWeight]
    .toSorted(([one], [other]) => Number(other) - Number(one))
    .map(([weight, clues]) => `    "${weight}": "${clues.toSorted().join("|")}",`)
    .join("\n");
}

function commonestKind(clue: string): string {
  const shares = new Map<string, number>();
  for (const kind of new Set(examples.map((example) => example.kind))) {
    if (!kind.startsWith("RF")) continue;
    const messages = examples.filter((example) => example.kind === kind);
    const holding = messages.filter(({ views }) => views.some((view) => view.includes(clue)));
    shares.set(kind, holding.length / Math.sqrt(messages.length));
  }
  const average = [...shares.values()].reduce((sum, share) => sum + share, 0) / shares.size;
  const [kind, share] = [...shares].reduce((most, next) => (next[1] > most[1] ? next : most));
  return share > TELLING * average ? kind : ANY;
}

function numberIn(kind: string): number {
  return Number(kind.slice(2)) || Infinity;
}
