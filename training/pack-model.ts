import { redFlags } from "../supabase/functions/_shared/contracts/red-flags.ts";
import { packConvolutional } from "../supabase/functions/_shared/language/convolutional-classifier.ts";
import { packClassifier } from "../supabase/functions/_shared/language/linear-classifier.ts";
import {
  type DangerClassifiers,
  type PackedClassifiers,
  unpackClassifiers,
} from "../supabase/functions/_shared/safety/classifiers.ts";

/** Weights are kept in steps of these sizes. */
export const STEPS = {
  urgent: 0.4,
  urgentInOrder: { embedding: 0.5, weight: 0.25, worth: 0.05 },
  flag: 0.6,
};

/** The classifiers as they are written for a device. */
export function packModel({ urgent, urgentInOrder, flags }: DangerClassifiers): PackedClassifiers {
  const columns = redFlags.map((flag) => flags.get(flag)?.weights ?? new Float32Array());
  const [{ length } = new Float32Array()] = columns;
  const weights = Float32Array.from(
    { length: length * columns.length },
    (_, at) => columns[at % columns.length]?.[Math.floor(at / columns.length)] ?? 0,
  );
  return {
    urgent: packClassifier(urgent, STEPS.urgent),
    urgentInOrder: packConvolutional(urgentInOrder, STEPS.urgentInOrder),
    flags: packClassifier({ bias: 0, weights }, STEPS.flag, columns.length),
  };
}

/** The classifiers as a device reads them, with rounded weights. */
export function asPacked(model: DangerClassifiers): DangerClassifiers {
  return unpackClassifiers(packModel(model));
}
