import { redFlags } from "@shared/contracts/red-flags";
import type { askLineOf } from "@shared/safety/ask-lines";
import type { askAbout, checkForDanger, stopFor } from "@shared/safety/check-danger";
import type { AskReport } from "@shared/safety/danger-outcome";

import { lazyModule } from "@/lib/lazy-module";

import { dangerPart } from "./fetched-danger-part";

/** What is known about danger on the device: how to find it, and what to show of it. */
export type DangerCheck = {
  checkForDanger: typeof checkForDanger;
  askAbout: typeof askAbout;
  askLineOf: typeof askLineOf;
  stopFor: typeof stopFor;
};

let known: DangerCheck | null = null;

const dangerCheck = lazyModule(async () => {
  const [check, { askLineOf }] = await Promise.all([
    import("@shared/safety/check-danger"),
    import("@shared/safety/ask-lines"),
    dangerPart.get(),
  ]);
  known = { ...check, askLineOf };
  return known;
});

/** The check for danger when it is here already; null before. */
export function knownDangerCheck(): DangerCheck | null {
  return known;
}

/**
 * Fetches the check for danger, which is larger than the chat itself, and the card for what it finds; when one of them
 * did not come, the next call tries again.
 */
export const fetchDangerCheck = dangerCheck.get;

/** The question about a red flag that a reply names; null for none that we know. */
export function askAboutNamed(check: DangerCheck, name: string): AskReport | null {
  const flag = redFlags.find((each) => each === name);
  if (flag === undefined) return null;
  return check.askAbout(flag);
}
