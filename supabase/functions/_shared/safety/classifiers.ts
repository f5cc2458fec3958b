import { type RedFlag, redFlags } from "../contracts/red-flags.ts";
import { type LinearClassifier, unpackClassifier } from "../language/linear-classifier.ts";
import { fitted } from "./classifier-weights.ts";

export type DangerClassifiers = {
  /** Tells urgent sentences from non-urgent ones. */
  urgent: LinearClassifier;
  /** For each red flag, tells sentences about it from other urgent ones. */
  flags: ReadonlyMap<RedFlag, LinearClassifier>;
};

let unpacked: DangerClassifiers | null = null;

/** The classifiers that `npm run train` fitted. */
export function fittedClassifiers(): DangerClassifiers {
  unpacked ??= {
    urgent: unpackClassifier(fitted.urgent),
    flags: new Map(
      redFlags.flatMap((flag) =>
        flag in fitted.flags ? [[flag, unpackClassifier(fitted.flags[flag] ?? "")] as const] : [],
      ),
    ),
  };
  return unpacked;
}
