import { leftOutWords } from "@/content/my-record";
import { dayInWords } from "@/domain/day-in-words";
import type { Cycle } from "@/domain/record/cycles";
import { NewestFirstTable } from "@/features/my-record/open-record/newest-first-table";

/** Every cycle, newest first: how long it was, and why one is not counted. */
export function CycleTable({ cycles }: { cycles: readonly Cycle[] }) {
  return (
    <NewestFirstTable
      caption="Your cycles, the newest first"
      what="cycles"
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
            {leftOut !== null && <span className="block text-ink-2">{leftOutWords[leftOut]}</span>}
          </td>
          <td className="py-3 whitespace-nowrap tabular-nums">
            {bleedLength} {bleedLength === 1 ? "day" : "days"}
          </td>
        </tr>
      ))}
    />
  );
}
