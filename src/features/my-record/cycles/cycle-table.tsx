import { leftOutWords } from "@/content/my-record";
import { dayInWords } from "@/domain/day-in-words";
import type { Cycle } from "@/domain/record/cycles";
import { NewestFirstTable } from "@/features/my-record/open-record/newest-first-table";
import { cn } from "@/lib/cn";

/** Every cycle, newest first: a bar, the same number in words, and why one is not counted. */
export function CycleTable({ cycles }: { cycles: readonly Cycle[] }) {
  const longest = Math.max(...cycles.map(({ length }) => length));
  return (
    <NewestFirstTable
      caption="Your cycles, the newest first"
      what="cycles"
      className="mt-4"
      head={
        <tr className="border-b border-line text-start text-ink-3">
          <th scope="col" className="py-2 pe-3 text-start font-semibold">
            Began
          </th>
          <th scope="col" className="py-2 pe-3 text-start font-semibold">
            Length
          </th>
          <th scope="col" className="py-2 text-start font-semibold">
            Bleed
          </th>
        </tr>
      }
      rows={cycles.toReversed().map(({ startDay, length, bleedLength, leftOut }) => (
        <tr key={startDay} className="border-b border-line align-top">
          <th scope="row" className="w-[36%] py-3 pe-3 text-start font-normal">
            {dayInWords(startDay)}
          </th>
          <td className="py-3 pe-3">
            <span className="font-semibold tabular-nums">{length} days</span>
            <svg
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-1 h-2 w-full"
            >
              <rect
                width={Math.max(1, (100 * length) / longest)}
                height="6"
                className={cn(
                  leftOut === null ? "fill-primary" : "fill-transparent stroke-line-strong",
                )}
                strokeDasharray="4 3"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            {leftOut !== null && <span className="text-ink-2">{leftOutWords[leftOut]}</span>}
          </td>
          <td className="py-3 whitespace-nowrap tabular-nums">
            {bleedLength} {bleedLength === 1 ? "day" : "days"}
          </td>
        </tr>
      ))}
    />
  );
}
