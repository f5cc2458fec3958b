import { ChevronDown } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Link } from "react-router-dom";

import { Button } from "@/components/button";
import type { ResultRow } from "@/domain/reply-parts";
import { placeInWords } from "@/domain/result-words";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";

import { inOtherUnit } from "./change-units";
import { isOwnPath } from "./own-path";
import { hasBar, RangeBar } from "./range-bar";

/** How many results stand open; the others unfold. */
const SHOWN_FIRST = 6;

/** Three columns where there is room: what was tested, where the value lies, the value. */
const columns =
  "@min-[34rem]:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_9rem] @min-[34rem]:items-start @min-[34rem]:gap-x-6";

function AboutLink({ result: { test, href } }: { result: ResultRow }) {
  if (href === undefined || !isOwnPath(href)) return null;
  return (
    <>
      {" "}
      <Link
        to={href}
        aria-label={`About this test: ${test}`}
        className="whitespace-nowrap text-primary underline hover:text-primary-hover"
      >
        About this test
      </Link>
    </>
  );
}

type RowProps = {
  /** As it stands on her report. */
  written: ResultRow;
  /** In the unit that she wants to see. */
  result: ResultRow;
  isFolded: boolean;
};

function Row({ written, result, isFolded }: RowProps) {
  const { test, value, unit, purpose } = result;
  const place = placeInWords(result);
  return (
    <div
      className={cn(
        "grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 break-inside-avoid border-b border-line py-4",
        columns,
        isFolded ? "hidden print:grid" : "grid",
      )}
    >
      <dt tabIndex={-1} className="font-semibold wrap-anywhere">
        {test}
      </dt>
      <dd className="text-end @min-[34rem]:col-start-3 @min-[34rem]:row-span-2">
        <span className="font-display text-2xl leading-tight font-semibold tabular-nums">
          {value}
        </span>
        {unit !== "" && <span className="text-sm whitespace-nowrap text-ink-2"> {unit}</span>}
        <strong className="hidden text-sm font-semibold @min-[34rem]:block">
          {place.replace(" on your report.", "")}
        </strong>
      </dd>
      {hasBar(result) && (
        <dd className="col-span-full mt-1 @min-[34rem]:col-span-1 @min-[34rem]:col-start-2 @min-[34rem]:row-span-2 @min-[34rem]:row-start-1 @min-[34rem]:mt-0">
          <RangeBar result={result} />
        </dd>
      )}
      <dd className="col-span-full text-sm text-ink-2 @min-[34rem]:col-span-1 @min-[34rem]:col-start-1">
        <strong className="font-semibold text-ink @min-[34rem]:hidden">{place}</strong>
        {result !== written && ` ${written.value} ${written.unit} on your report.`}
        {purpose !== undefined && ` ${purpose}`}
        <AboutLink result={result} />
      </dd>
    </div>
  );
}

/** Hands the rows to her record on this device, where each is checked before it is kept. */
function KeepLink({ results }: { results: readonly ResultRow[] }) {
  const rows = results.map(({ test, value, unit, range, doubtful }) => ({
    test,
    value,
    unit,
    range,
    doubtful,
  }));
  return (
    <Link
      to={paths.myRecord}
      state={{ recordScreen: "slip", results: rows }}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-primary underline hover:text-primary-hover"
    >
      Keep these values
    </Link>
  );
}

/** Her results in the order of her report, each beside the range that is printed there. */
export function ResultRows({ results }: { results: readonly ResultRow[] }) {
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const inOtherUnits = useMemo(() => results.map(inOtherUnit), [results]);
  const titleId = useId();
  const rows = useRef<HTMLDListElement>(null);
  const hidden = results.length - SHOWN_FIRST;

  useEffect(() => {
    if (!isOpen) return;
    rows.current?.querySelectorAll("dt").item(SHOWN_FIRST).focus();
  }, [isOpen]);

  return (
    <div className="@container">
      <p id={titleId} className="sr-only">
        Your results
      </p>
      <div
        aria-hidden="true"
        className={cn("hidden pb-2 text-sm font-semibold @min-[34rem]:grid", columns)}
      >
        <span>Test</span>
        <span>Range on your report</span>
        <span className="text-end">Your value</span>
      </div>
      <dl ref={rows} aria-labelledby={titleId} className="border-t-2 border-ink">
        {results.map((result, index) => (
          <Row
            // oxlint-disable-next-line react/no-array-index-key -- a report may name one test twice, and its rows never move
            key={index}
            written={result}
            result={(isChanged ? inOtherUnits[index] : null) ?? result}
            isFolded={!isOpen && index >= SHOWN_FIRST}
          />
        ))}
      </dl>
      {hidden > 0 && !isOpen && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="flex min-h-12 w-full items-center justify-between gap-3 border-b border-line font-semibold text-primary hover:bg-primary-soft"
        >
          {hidden === 1 ? "Show 1 more result" : `Show ${hidden} more results`}
          <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </button>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-3 print:hidden">
        {inOtherUnits.some((row) => row !== null) && (
          <Button variant="outline" size="sm" onClick={() => setChanged(!isChanged)}>
            {isChanged ? "Units of my report" : "Change units"}
          </Button>
        )}
        <KeepLink results={results} />
        <output className="text-sm text-ink-2">
          {isChanged && "Shown in other units. Your report has the numbers as measured."}
        </output>
      </div>
    </div>
  );
}
