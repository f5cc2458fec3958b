import type { CycleSummary, NextStart, Range } from "@/domain/record/cycle-figures";

function rangeInWords({ low, high }: Range): string {
  return low === high ? `${low} days` : `${low} to ${high} days`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Her newest cycles in one sentence, from the shortest to the longest. */
export function summaryInWords({ count: cycles, lengths, middle }: CycleSummary): string {
  const subject = cycles === 1 ? "Your last cycle" : `Your last ${cycles} cycles`;
  const start = `${subject}: ${rangeInWords(lengths)}`;
  if (middle === null || lengths.low === lengths.high) return `${start}.`;
  const half = middle.isHalfUnder
    ? `half of them under ${middle.days}`
    : `the middle one ${middle.days}`;
  return `${start}, ${half}.`;
}

/** How many periods began in the last year, in words. */
export function startsInWords(starts: number): string {
  return `You noted ${count(starts, "start", "starts")} in 12 months.`;
}

/** How many cycles wait for her answer, in words. */
export function waitingInWords(cycles: number): string {
  return cycles === 1
    ? "1 cycle is not counted until you answer below."
    : `${cycles} cycles are not counted until you answer below.`;
}

/** A range that is called wide has so many days. */
const WIDE = 14;

/** When the next period begins in most cases. */
export function nextStartInWords({ low, high, casesOfTen }: NextStart, wide: string): string {
  const start = `In about ${casesOfTen} of 10 cases the next one begins ${rangeInWords({ low, high })} after the last start.`;
  return high - low > WIDE ? `${start} ${wide}` : start;
}
