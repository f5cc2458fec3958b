import { setTimeout } from "node:timers/promises";

const LONGEST_WAIT_MS = 30_000;
const PAUSE_MS = 100;

/** Asks again until something is given; says what was waited for when it never is. */
export async function untilGiven<Thing>(
  name: string,
  ask: () => Promise<Thing | null | false>,
): Promise<Thing> {
  const end = performance.now() + LONGEST_WAIT_MS;
  let failure: unknown;
  while (performance.now() < end) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      const given = await ask();
      if (given !== null && given !== false) return given;
    } catch (error) {
      // The page may be on its way to another.
      failure = error;
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await setTimeout(PAUSE_MS);
  }
  throw new Error(`This was never seen: ${name}`, { cause: failure });
}
