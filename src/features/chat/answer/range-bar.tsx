import { amountOf, bandOf, placeOnLine } from "@/domain/range-place";
import type { ResultRow } from "@/domain/reply-parts";
import { cn } from "@/lib/cn";

/** The seed marks where she is; it is the same wherever that is, so it never judges. */
function Seed() {
  return (
    <svg viewBox="0 0 18 24" aria-hidden="true" className="h-6 w-4.5">
      <path
        d="M9 2C11.6 6.2 16 10.2 16 15A7 7 0 0 1 2 15C2 10.2 6.4 6.2 9 2Z"
        className="fill-accent stroke-ink"
        strokeWidth="1.5"
      />
    </svg>
  );
}

function End({ at, children }: { at: number; children: string }) {
  return (
    <span
      style={{ left: `${at}%` }}
      className="absolute top-7 [transform:translateX(-50%)] text-xs text-ink-2 tabular-nums"
    >
      {children}
    </span>
  );
}

/** The two ends of a range as they are printed, where they can be told apart. */
function printedEnds({ range, low, high }: ResultRow): { low: string; high: string } {
  const written = range?.match(/\d[\d,]*(?:\.\d+)?|\.\d+/g) ?? [];
  const find = (end: number | undefined) =>
    end === undefined ? "" : (written.find((each) => amountOf(each) === end) ?? String(end));
  return { low: find(low), high: find(high) };
}

function rangeInWords({ low, high }: { low: string; high: string }, printed: string): string {
  // "<5.7" leaves 5.7 out, "up to 5.7" does not.
  const leavesEndOut = /^\W*[<>](?!\s*=)/.test(printed);
  if (low === "") return `Range on your report: ${leavesEndOut ? "below" : "up to"} ${high}.`;
  if (high === "") return `Range on your report: ${leavesEndOut ? "above" : "from"} ${low}.`;
  return `Range on your report: ${low} to ${high}.`;
}

/** Whether a result has what its place on a line needs. */
export function hasBar({ place, low, high, value }: ResultRow): boolean {
  return (
    place !== undefined && (low !== undefined || high !== undefined) && amountOf(value) !== null
  );
}

/** Her value on a line, beside the range that is printed on her own report. */
export function RangeBar({ result }: { result: ResultRow }) {
  const { place, low, high, value } = result;
  const amount = amountOf(value);
  if (place === undefined || amount === null) return null;
  const { start, end } = bandOf(result);
  const ends = printedEnds(result);
  return (
    <>
      <span className="sr-only">{rangeInWords(ends, result.range ?? "")}</span>
      <span aria-hidden="true" className="relative block h-13">
        <span className="absolute inset-x-0 top-4 h-0.75 bg-[radial-gradient(circle,var(--line-strong)_1px,transparent_1.4px)] bg-size-[7px_3px] [print-color-adjust:exact]" />
        <span
          style={{ left: `${start}%`, right: `${100 - end}%` }}
          className={cn(
            "absolute top-2.75 h-3 border-[1.5px] border-primary bg-primary-soft-2 [print-color-adjust:exact]",
            low !== undefined && "rounded-s-full",
            high !== undefined && "rounded-e-full",
            low === undefined && "border-s-0",
            high === undefined && "border-e-0",
          )}
        />
        <span
          style={{ left: `${placeOnLine(amount, place, result)}%` }}
          className="absolute top-0.5 [transform:translateX(-50%)]"
        >
          <Seed />
        </span>
        {low !== undefined && <End at={start}>{ends.low}</End>}
        {high !== undefined && <End at={end}>{ends.high}</End>}
      </span>
    </>
  );
}
