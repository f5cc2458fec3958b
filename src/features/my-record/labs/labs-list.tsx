import { dayInWords } from "@/domain/day-in-words";
import type { LabSeries } from "@/domain/record/lab-series";
import { RecordLink } from "@/features/my-record/open-record/record-link";

import { placeInWords, valueInWords } from "./result-in-words";

function SeriesItem({ series }: { series: LabSeries }) {
  const { key, name, results } = series;
  const [newest] = results;
  if (newest === undefined) return null;
  const place = placeInWords(newest);
  const range = newest.rangeText === "" ? "" : ` (${newest.rangeText})`;
  return (
    <li className="border-b border-line">
      <RecordLink
        place={{ recordScreen: "labs", series: key }}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-1 py-3 text-ink no-underline hover:bg-primary-soft sm:px-3"
      >
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="max-w-52 text-end font-semibold tabular-nums wrap-anywhere">
          {valueInWords(newest)}
        </span>
        <span className="col-span-full text-sm text-ink-2">
          {dayInWords(newest.day)}
          {place !== "" && ` · ${place}${range}`}
          {results.length > 1 && ` · ${results.length} results`}
        </span>
      </RecordLink>
    </li>
  );
}

/** Her tests, each with its newest result; a press shows all of them. */
export function LabsList({ all }: { all: readonly LabSeries[] }) {
  return (
    <ul aria-label="Your tests" className="border-t-2 border-ink">
      {all.map((series) => (
        <SeriesItem key={series.key} series={series} />
      ))}
    </ul>
  );
}
