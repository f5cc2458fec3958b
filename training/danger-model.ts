import { type RedFlag, redFlags } from "../supabase/functions/_shared/contracts/red-flags.ts";
import type { ConvolutionalClassifier } from "../supabase/functions/_shared/language/convolutional-classifier.ts";
import { stem } from "../supabase/functions/_shared/language/stem.ts";
import {
  featureNumber,
  type LinearClassifier,
  scoreOf,
} from "../supabase/functions/_shared/language/linear-classifier.ts";
import { stepsOf } from "../supabase/functions/_shared/language/packed-table.ts";
import type { DangerClassifiers } from "../supabase/functions/_shared/safety/classifiers.ts";
import { type Features, featuresOf } from "../supabase/functions/_shared/safety/features.ts";
import { metRules } from "../supabase/functions/_shared/safety/find-flags.ts";
import { readMessage } from "../supabase/functions/_shared/safety/find-signs.ts";
import { partsOf } from "../supabase/functions/_shared/safety/own-words.ts";
import { BANK, EVERYDAY } from "./everyday-questions.ts";
import type { Example } from "./examples.ts";
import { type FirstEmbeddings, fitConvolutional, type Sample } from "./fit-convolutional.ts";
import { minimise } from "./minimise.ts";
import { STEPS } from "./pack-model.ts";
import { alongPrincipalAxes } from "./principal-axes.ts";
import { readWordVectors } from "./read-word-vectors.ts";

/** A message with what the classifiers look at in it. */
export type ReadExample = {
  batch: string;
  flag: RedFlag | undefined;
  share: number;
  /** Whether it was set amid calm messages. */
  isSurrounded: boolean;
  features: Features;
};

/**
 * Of the buckets only so many keep a weight: a word that was never seen takes on the weight of whatever else falls into its
 * bucket, and a long message has many such words.
 */
const URGENT = { buckets: 2 ** 15, kept: 5850, ridge: 2, rounds: 60, moreRounds: 25 };
/** As many words as there is room for on a device; the others are one unknown word. */
const IN_ORDER = {
  buckets: 2 ** 14,
  known: 740,
  dimensions: 6,
  widths: [1, 3, 5],
  filtersEach: 16,
  epochs: 16,
};
const FLAGS = { buckets: 2 ** 12, ridge: 4, rounds: 40 };
/**
 * How much some batches count beside the others: of the examples of our clinical list none may be missed, our own guides
 * and questions may not stop, and stories, which are what people write, are far fewer than short lines. Short despair counts
 * less, or sorrow is asked about too often. `classes-12` stands close to sentences that tests hold.
 */
const SHARES: readonly (readonly [batches: RegExp, share: number])[] = [
  [/^guidance$/, 10],
  [/^guides$/, 14],
  [/^stories/, 2],
  [/^everyday-(?:3[024-9]|4[02-6])/, 3],
  [/^despair/, 0.8],
  [/^bank$/, 9],
  [/^classes-12$/, 4],
];
/** A message that was set amid calm ones is no new message. */
const SURROUNDED_SHARE = 0.5;
/** A longer message has sentences of its own around each. */
const LONG = 300;
/** Calm batches that the surroundings are taken from; no other batch is measured with their help. */
const SURROUNDINGS: ReadonlySet<string> = new Set([EVERYDAY, BANK, "questions", "guides"]);
/** One everyday question of so many is read amid others, so that a calm story is not taken for an urgent one. */
const EVERYDAY_STEP = 2;
const JOINTS = [". ", "\n", ". ", " and "];
/** In the network no message may outweigh the others by far, and everyday questions, which are many, count half. */
const MOST_SHARE = 5;
const EVERYDAY_SHARE = 0.5;
/** Below one, the most urgent sentence counts nearly alone. */
const SOFTNESS = 0.7;

/**
 * Reads messages for fitting, each short one also amid calm ones, so that what stands around does not hide it: an urgent
 * one between two, before one and after one, a calm one in one of these ways.
 */
export function readForFitting(examples: readonly Example[]): ReadExample[] {
  const around = examples.filter(
    ({ batch, text }) => SURROUNDINGS.has(batch) && text.length <= LONG,
  );
  const short = examples.filter(
    ({ batch, text }, index) =>
      text.length <= LONG &&
      (isEveryday(batch) ? index % EVERYDAY_STEP === 0 : !SURROUNDINGS.has(batch)),
  );
  const surrounded = short.flatMap((example, index) => {
    const [before = "", after = ""] = [index * 7, index * 13 + 5].map(
      (at) => around[at % around.length]?.text ?? "",
    );
    const { text, label } = example;
    const settings = [
      [before, text, after],
      [text, after],
      [before, text],
    ];
    const joint = JOINTS[index % JOINTS.length];
    return settings
      .filter((_, at) => label === "urgent" || index % settings.length === at)
      .map((parts) => readExample({ ...example, text: parts.join(joint) }, SURROUNDED_SHARE));
  });
  return [...examples.map((example) => readExample(example, 1)), ...surrounded].filter(
    ({ features }) => features.sentences.length > 0,
  );
}

function isEveryday(batch: string): boolean {
  return batch === EVERYDAY || batch === BANK;
}

/** Fits the classifiers of danger and of its red flags; the same messages always give the same weights. */
export function fitDangerModel(read: readonly ReadExample[]): DangerClassifiers {
  const urgent = fitUrgent(read);
  const dangerous = read.flatMap(({ flag, features, share }) =>
    flag === undefined ? [] : [{ flag, share, matter: matterOf(urgent, features) }],
  );
  return { urgent, urgentInOrder: fitInOrder(read), flags: fitFlags(dangerous) };
}

/** Fits the network that hears words in their order; it needs no message set amid others, since it pools over all of them. */
function fitInOrder(read: readonly ReadExample[]): ConvolutionalClassifier {
  const samples = read
    .filter(({ isSurrounded }) => !isSurrounded)
    .map(({ batch, flag, share, features: { sequence } }): Sample => ({
      sequence,
      share: Math.min(share, MOST_SHARE) * (isEveryday(batch) ? EVERYDAY_SHARE : 1),
      target: flag === undefined ? 0 : 1,
    }));
  return fitConvolutional(samples, IN_ORDER, STEPS.urgentInOrder, firstEmbeddings());
}

/** What words mean in very much other text, so that a word which our messages hardly have resembles those it is like. */
function firstEmbeddings(): FirstEmbeddings {
  const vectors = readWordVectors();
  const along = alongPrincipalAxes([...vectors.values()], IN_ORDER.dimensions);
  return new Map(
    [...vectors.keys()].flatMap((word, at) => {
      const embedding = along[at];
      return embedding === undefined ? [] : [[featureNumber(stem(word)), embedding]];
    }),
  );
}

function readExample({ text, flag, batch }: Example, share: number): ReadExample {
  const message = readMessage(partsOf(text).own);
  const worth = SHARES.find(([batches]) => batches.test(batch))?.[1] ?? 1;
  return {
    batch,
    flag,
    share: worth * share,
    isSurrounded: share !== 1,
    features: featuresOf(message, metRules(message)),
  };
}

/**
 * A message is as urgent as its most urgent sentence, smoothly (multiple-instance logistic regression). Fitted three times:
 * with all buckets; with those alone that had the largest weights; and, since a device keeps weights in steps, with the
 * larger half of these on their steps, so that the others make up for what the rounding took. Each fit goes on from the one before.
 */
function fitUrgent(read: readonly ReadExample[]): LinearClassifier {
  const { buckets, kept, rounds, moreRounds } = URGENT;
  const last = buckets - 1;
  const messages = read.map(({ flag, share, features: { sentences, whole } }) => ({
    target: flag === undefined ? 0 : 1,
    share,
    whole: Uint16Array.from(whole, (feature) => feature & last),
    sentences: sentences.map(({ own }) => Uint16Array.from(own, (feature) => feature & last)),
  }));
  const none = new Float32Array(buckets);
  const every = new Uint8Array(buckets).fill(1);
  const whole = fitMessages(messages, every, none, { bias: 0, weights: none }, rounds);
  const chosen = largest(whole.weights, kept);
  const fine = fitMessages(messages, chosen, none, whole, moreRounds);
  const larger = largest(fine.weights, kept / 2);
  const onSteps = fine.weights.map((weight, at) =>
    larger[at] === 1 ? stepsOf(weight, STEPS.urgent) * STEPS.urgent : 0,
  );
  const others = chosen.map((isChosen, at) => isChosen - (larger[at] ?? 0));
  return fitMessages(messages, others, onSteps, fine, moreRounds);
}

/** Marks so many of the largest weights with 1. */
function largest(weights: Float32Array, count: number): Uint8Array {
  const sizes = weights.map(Math.abs);
  const limit = sizes.toSorted((one, other) => other - one)[count] ?? 0;
  return Uint8Array.from(sizes, (size) => Number(size > limit));
}

type FittedMessage = {
  target: number;
  share: number;
  whole: Uint16Array;
  sentences: readonly Uint16Array[];
};

/**
 * Fits a weight for every bucket that is marked as free with 1, beginning with those of an earlier fit; the others keep the
 * weight that they are given.
 */
function fitMessages(
  messages: readonly FittedMessage[],
  isFree: Uint8Array,
  given: Float32Array,
  before: LinearClassifier,
  rounds: number,
): LinearClassifier {
  const { buckets, ridge } = URGENT;
  const start = Float64Array.from([...before.weights, before.bias]);
  for (let at = 0; at < buckets; at += 1) if (isFree[at] === 0) start[at] = 0;
  const fitted = minimise(
    (free) => {
      const point = free.map((weight, at) => weight + (given[at] ?? 0));
      const slope = free.map((weight) => ridge * weight);
      slope[buckets] = 0;
      let value = 0;
      for (let at = 0; at < buckets; at += 1) value += (ridge / 2) * (free[at] ?? 0) ** 2;
      for (const { target, share, whole, sentences } of messages) {
        const scores = sentences.map((own) => sumAt(point, own));
        const most = Math.max(...scores);
        const shares = scores.map((score) => Math.exp((score - most) / SOFTNESS));
        const all = shares.reduce((sum, each) => sum + each, 0);
        const score = (point[buckets] ?? 0) + sumAt(point, whole) + most + SOFTNESS * Math.log(all);
        value +=
          share * (Math.max(0, score) + Math.log1p(Math.exp(-Math.abs(score))) - target * score);
        const miss = share * (1 / (1 + Math.exp(-score)) - target);
        addAt(slope, whole, miss);
        slope[buckets] = (slope[buckets] ?? 0) + miss;
        for (const [at, own] of sentences.entries()) {
          const part = (shares[at] ?? 0) / all;
          if (part > 0.001) addAt(slope, own, miss * part);
        }
      }
      for (let at = 0; at < buckets; at += 1) if (isFree[at] === 0) slope[at] = 0;
      return { value, slope };
    },
    start,
    rounds,
  );
  return {
    bias: fitted[buckets] ?? 0,
    weights: given.map((weight, at) => weight + (fitted[at] ?? 0)),
  };
}

type Dangerous = { flag: RedFlag; share: number; matter: readonly number[] };

/** All red flags against each other (multinomial logistic regression). */
function fitFlags(dangerous: readonly Dangerous[]): Map<RedFlag, LinearClassifier> {
  const { buckets, ridge, rounds } = FLAGS;
  const last = buckets - 1;
  const kinds = redFlags.length;
  const cases = dangerous.map(({ flag, share, matter }) => ({
    share,
    target: redFlags.indexOf(flag),
    buckets: Uint16Array.from(matter, (feature) => feature & last),
  }));
  const fitted = minimise(
    (point) => {
      const slope = point.map((weight) => ridge * weight);
      let value = point.reduce((sum, weight) => sum + (ridge / 2) * weight * weight, 0);
      for (const { share, target, buckets: own } of cases) {
        const scores = new Float64Array(kinds);
        for (const bucket of own) {
          for (let kind = 0; kind < kinds; kind += 1) {
            scores[kind] = (scores[kind] ?? 0) + (point[bucket * kinds + kind] ?? 0);
          }
        }
        const most = Math.max(...scores);
        const chances = scores.map((score) => Math.exp(score - most));
        const all = chances.reduce((sum, each) => sum + each, 0);
        value += share * (most + Math.log(all) - (scores[target] ?? 0));
        const misses = chances.map(
          (chance, kind) => share * (chance / all - (kind === target ? 1 : 0)),
        );
        for (const bucket of own) {
          for (let kind = 0; kind < kinds; kind += 1) {
            const at = bucket * kinds + kind;
            slope[at] = (slope[at] ?? 0) + (misses[kind] ?? 0);
          }
        }
      }
      return { value, slope };
    },
    new Float64Array(buckets * kinds),
    rounds,
  );
  return new Map(
    redFlags.map((flag, kind) => [
      flag,
      {
        bias: 0,
        weights: Float32Array.from(
          { length: buckets },
          (_, bucket) => fitted[bucket * kinds + kind] ?? 0,
        ),
      },
    ]),
  );
}

function matterOf(urgent: LinearClassifier, { sentences }: Features): readonly number[] {
  const [first] = sentences.toSorted(
    (one, other) => scoreOf(urgent, other.own) - scoreOf(urgent, one.own),
  );
  return first?.matter ?? [];
}

function sumAt(point: Float64Array, places: Uint16Array): number {
  let sum = 0;
  for (const place of places) sum += point[place] ?? 0;
  return sum;
}

function addAt(point: Float64Array, places: Uint16Array, amount: number): void {
  for (const place of places) point[place] = (point[place] ?? 0) + amount;
}
