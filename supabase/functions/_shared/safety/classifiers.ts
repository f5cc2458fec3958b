import { type RedFlag, redFlags } from "../contracts/red-flags.ts";
import {
  type ConvolutionalClassifier,
  type PackedConvolutional,
  unpackConvolutional,
} from "../language/convolutional-classifier.ts";
import { type LinearClassifier, unpackClassifier } from "../language/linear-classifier.ts";
import { fitted } from "./classifier-weights.ts";

export type DangerClassifiers = {
  /** Tells urgent sentences from non-urgent ones. */
  urgent: LinearClassifier;
  /** Tells urgent messages from non-urgent ones by their words in order. */
  urgentInOrder: ConvolutionalClassifier;
  /** For each red flag, tells sentences about it from other urgent ones. */
  flags: ReadonlyMap<RedFlag, LinearClassifier>;
};

/** The classifiers as text; those of the red flags are one table, with a row for each bucket. */
export type PackedClassifiers = {
  urgent: string;
  urgentInOrder: PackedConvolutional;
  flags: string;
};

let unpacked: DangerClassifiers | null = null;

/** The classifiers that `npm run train` fitted. */
export function fittedClassifiers(): DangerClassifiers {
  unpacked ??= unpackClassifiers(fitted);
  return unpacked;
}

export function unpackClassifiers({
  urgent,
  urgentInOrder,
  flags,
}: PackedClassifiers): DangerClassifiers {
  const { bias, weights } = unpackClassifier(flags);
  return {
    urgent: unpackClassifier(urgent),
    urgentInOrder: unpackConvolutional(urgentInOrder),
    flags: new Map(
      redFlags.map((flag, column) => [flag, { bias, weights: columnOf(weights, column) }]),
    ),
  };
}

function columnOf(table: Float32Array, column: number): Float32Array {
  return new Float32Array(table.length / redFlags.length).map(
    (_, row) => table[row * redFlags.length + column] ?? 0,
  );
}
