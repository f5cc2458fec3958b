import type { RedFlag } from "../supabase/functions/_shared/contracts/red-flags.ts";
import {
  packClassifier,
  unpackClassifier,
} from "../supabase/functions/_shared/language/linear-classifier.ts";
import type { DangerClassifiers } from "../supabase/functions/_shared/safety/classifiers.ts";

/** Weights are kept in steps of these sizes. */
const STEPS = { urgent: 0.22, flag: 0.46 };

/** The classifiers as they are written for a device. */
export function packModel({ urgent, flags }: DangerClassifiers): {
  urgent: string;
  flags: (readonly [RedFlag, string])[];
} {
  return {
    urgent: packClassifier(urgent, STEPS.urgent),
    flags: [...flags].map(([flag, each]) => [flag, packClassifier(each, STEPS.flag)]),
  };
}

/** The classifiers as a device reads them, with rounded weights. */
export function asPacked(model: DangerClassifiers): DangerClassifiers {
  const { urgent, flags } = packModel(model);
  return {
    urgent: unpackClassifier(urgent),
    flags: new Map(flags.map(([flag, packed]) => [flag, unpackClassifier(packed)])),
  };
}
