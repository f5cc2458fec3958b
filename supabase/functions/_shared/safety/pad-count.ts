import type { Token } from "../language/token.ts";

/** A pad or tampon soaked every hour is the limit for urgent care; a little more counts as well. */
const LONGEST_PAD_MINUTES = 70;
const MANY_PADS_SINCE_MORNING = 5;
const MANY_PADS_A_DAY = 9;
const MINUTES = { minutes: 1, hours: 60, days: 1440 } as const;
const BEFORE = 12;
const AFTER = 14;
const PAD =
  /^(?:pads?|tampons?|cups?|diapers?|nappy|nappies|towels?|kotex|always|sanitary|cloths?)$/;
const FREQUENCY = /^(?:every|each|per)$/;
const WITHIN =
  /^(?:in|within|under|than|over|past|last|about|after|for|only|like|the|of|lasts|lasting|a|every|just)$/;
const PART_OF_DAY =
  /^(?:morning|lunch|noon|afternoon|breakfast|waking|woke|wake|midnight|dawn|night|school|church|work|evening)$/;

/** Pads or tampons soaked about every hour, or a great many in one day. */
export function soaksPads(tokens: readonly Token[], at: number): number | null {
  const pad = tokens[at];
  if (pad === undefined || !PAD.test(pad.word)) return null;
  const count = countBefore(tokens, at);
  for (let index = at - BEFORE; index <= at + AFTER; index += 1) {
    const token = tokens[index];
    if (token?.sentence !== pad.sentence) continue;
    if (token.word === "hourly" || isOften(tokens, index) || isSoonFull(tokens, index, count)) {
      return at + 1;
    }
    const isSinceMorning =
      token.word === "since" &&
      [1, 2, 3].some((step) => PART_OF_DAY.test(tokens[index + step]?.word ?? ""));
    if (isSinceMorning && count >= MANY_PADS_SINCE_MORNING) return at + 1;
    if (
      /^(?:today|daily|days)$/.test(token.word) &&
      isOneDay(tokens, index) &&
      count >= MANY_PADS_A_DAY
    ) {
      return at + 1;
    }
  }
  return null;
}

/** "Every 40 minutes", "each hour". */
function isOften(tokens: readonly Token[], index: number): boolean {
  if (!FREQUENCY.test(tokens[index]?.word ?? "")) return false;
  const length = lengthAt(tokens, index + 1) ?? lengthAt(tokens, index + 2);
  return length !== null && length <= LONGEST_PAD_MINUTES;
}

/** "Three in two hours", "full in 20 minutes", "one an hour". */
function isSoonFull(tokens: readonly Token[], index: number, count: number): boolean {
  const length = tokens[index]?.amount === null ? null : lengthAt(tokens, index);
  if (length === null || length === 0) return false;
  const before = tokens[index - 1];
  const isAnHour = before !== undefined && PAD.test(before.word);
  if (!isAnHour && !WITHIN.test(before?.word ?? "")) return false;
  if (FREQUENCY.test(before?.word ?? "")) return false;
  return length / Math.max(count, 1) <= LONGEST_PAD_MINUTES && length <= MINUTES.days;
}

/** Minutes from a length of time such as "2 hours"; a bare "hour" is one. */
function lengthAt(tokens: readonly Token[], index: number): number | null {
  const first = tokens[index];
  if (first === undefined) return null;
  const unit = unitOf(first.word);
  if (unit !== null) return unit === MINUTES.days ? null : unit;
  if (first.amount === null) return null;
  for (const step of [1, 2, 3]) {
    const next = tokens[index + step];
    const size = unitOf(next?.word ?? "");
    if (size !== null) return (tokens[index + step - 1]?.amount ?? first.amount) * size;
  }
  return null;
}

function unitOf(word: string): number | null {
  if (word === "minutes") return MINUTES.minutes;
  if (word === "hours") return MINUTES.hours;
  return word === "days" ? MINUTES.days : null;
}

function isOneDay(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  return (
    tokens[index]?.word !== "days" || /^(?:a|per|one|1|each|every|all)$/.test(before?.word ?? "")
  );
}

/** The number that stands before the pads, "my eighth pad" not counted; one when there is none. */
function countBefore(tokens: readonly Token[], at: number): number {
  for (const step of [1, 2, 3]) {
    const amount = tokens[at - step]?.amount;
    if (amount !== null && amount !== undefined) return amount;
  }
  return 1;
}
