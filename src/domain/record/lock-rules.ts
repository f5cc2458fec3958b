/** What opens a lock: six digits, or words of her own. */
export const LOCK_KINDS = ["pin", "passphrase"] as const;

export type LockKind = (typeof LOCK_KINDS)[number];

export const PIN_LENGTH = 6;
const PASSPHRASE_LENGTH = 12;
const PASSPHRASE_LIMIT = 200;
const FREE_TRIES = 3;
const LONGEST_WAIT_S = 60;

/** Whether all digits are the same, or each is the next one up or down. */
function isEasy(pin: string): boolean {
  const steps = Array.from(pin).map((digit, place) => Number(digit) - Number(pin[place - 1]));
  const [, first, ...others] = steps;
  return Math.abs(first ?? 0) <= 1 && others.every((step) => step === first);
}

/** What is wrong with a new PIN or passphrase, in words; null when it can be used. */
export function secretProblem(kind: LockKind, secret: string): string | null {
  if (kind === "passphrase") {
    const isLongEnough = secret.length >= PASSPHRASE_LENGTH && secret.length <= PASSPHRASE_LIMIT;
    return isLongEnough ? null : `Use at least ${PASSPHRASE_LENGTH} letters, such as four words.`;
  }
  if (!/^\d{6}$/.test(secret)) return `Use ${PIN_LENGTH} digits.`;
  return isEasy(secret) ? "These digits are easy to guess. Choose others." : null;
}

/** For how many seconds nothing can be tried after so many wrong tries. */
export function waitAfter(wrongTries: number): number {
  return wrongTries < FREE_TRIES ? 0 : Math.min(2 ** (wrongTries - FREE_TRIES), LONGEST_WAIT_S);
}

/** For how many seconds nothing can be tried now; a clock that was set back makes it no longer. */
export function waitLeft(wrongTries: number, lastTryAt: number, now: number): number {
  const wait = waitAfter(wrongTries);
  const left = Math.ceil(wait - (now - lastTryAt) / 1000);
  return Math.min(Math.max(left, 0), wait);
}
