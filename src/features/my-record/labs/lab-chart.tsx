import { useEffect, useRef, useState } from "react";

import { spanWords } from "@/content/my-record";
import type { LabPlot } from "@/domain/record/lab-series";
import type { RecordSpan } from "@/domain/record/record-schema";

import { layOut, markPath, type PlotLayout } from "./plot-layout";

const NARROW = 340;
const ABOUT_YEAR = 4;
const FIRST_LETTER = 65;
const LETTERS = 26;

function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(NARROW);
  useEffect(() => {
    const shown = frame.current;
    if (shown === null || typeof ResizeObserver === "undefined") return undefined;
    const watch = new ResizeObserver(() => setWidth(Math.max(NARROW - 60, shown.clientWidth)));
    watch.observe(shown);
    return () => watch.disconnect();
  }, []);
  return { frame, width };
}

/** What stands above a shaded time, and before its name under the drawing: names would not fit side by side. */
function timeLetter(at: number): string {
  return String.fromCodePoint(FIRST_LETTER + (at % LETTERS));
}

function Times({ layout: { times, top, floor } }: { layout: PlotLayout }) {
  return times.map(({ id, x, width }, at) => (
    <g key={id}>
      <rect
        x={x}
        y={top}
        width={width}
        height={floor - top}
        fill="url(#lab-time)"
        className="stroke-line-strong"
        strokeDasharray="2 3"
      />
      <text
        x={x + width / 2}
        y={top - 6}
        textAnchor="middle"
        className="fill-ink-2 text-xs font-semibold"
      >
        {timeLetter(at)}
      </text>
    </g>
  ));
}

function Axes({ layout }: { layout: PlotLayout }) {
  const { yTicks, xTicks, left, right, floor } = layout;
  return (
    <g>
      {yTicks.map(({ y, label }) => (
        <g key={label}>
          <path d={`M${left} ${y}H${right}`} className="stroke-line" />
          <text x={left - 8} y={y + 4} textAnchor="end" className="fill-ink-2 text-xs tabular-nums">
            {label}
          </text>
        </g>
      ))}
      <path d={`M${left} ${floor}H${right}`} className="stroke-line-strong" />
      {xTicks.map(({ x, label }) => (
        <g key={x}>
          <path d={`M${x} ${floor}v5`} className="stroke-line-strong" />
          <text x={x} y={floor + 20} textAnchor="middle" className="fill-ink-2 text-xs">
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A lab's own range: closed where the report prints an end, open where it prints none. */
function Bands({ layout: { bands } }: { layout: PlotLayout }) {
  return bands.map(({ id, x, y, width, height, isOpenAbove, isOpenBelow }) => (
    <g key={id}>
      <rect x={x} y={y} width={width} height={height} className="fill-primary-soft-2" />
      <path
        d={`M${x} ${y}V${y + height}M${x + width} ${y}V${y + height}`}
        className="stroke-primary"
        strokeDasharray="3 2"
      />
      {!isOpenAbove && (
        <path d={`M${x} ${y}h${width}`} className="stroke-primary" strokeWidth="2" />
      )}
      {!isOpenBelow && (
        <path d={`M${x} ${y + height}h${width}`} className="stroke-primary" strokeWidth="2" />
      )}
    </g>
  ));
}

function Legend({ plot, times }: { plot: LabPlot; times: PlotLayout["times"] }) {
  const { labs, points, leftOut } = plot;
  const hasBand = points.some(({ low, high }) => low !== null || high !== null);
  return (
    <figcaption className="mt-2 grid gap-1 text-sm text-ink-2">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {labs.map((lab, index) => (
          <li key={lab} className="flex items-center gap-2">
            <svg viewBox="-8 -8 16 16" aria-hidden="true" className="size-4 shrink-0">
              <path d={markPath(index)} className="fill-accent stroke-ink" strokeWidth="1.5" />
            </svg>
            {lab === "" ? "Lab not named" : lab}
          </li>
        ))}
        {hasBand && (
          <li className="flex items-center gap-2">
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
              <rect x="3" y="1" width="10" height="14" className="fill-primary-soft-2" />
              <path d="M3 1h10M3 15h10" className="stroke-primary" strokeWidth="2" />
            </svg>
            Range on that report
          </li>
        )}
        {times.map(({ id, kind }, at) => (
          <li key={id} className="flex items-center gap-2">
            <span className="grid min-w-5 place-items-center border border-dashed border-line-strong px-1 text-xs font-semibold">
              {timeLetter(at)}
            </span>
            {spanWords[kind]}
          </li>
        ))}
      </ul>
      {leftOut > 0 && (
        <p>
          {leftOut === 1 ? "1 result is" : `${leftOut} results are`} in the table alone: in words,
          or in a unit that cannot be changed exactly.
        </p>
      )}
    </figcaption>
  );
}

export type LabChartProps = { name: string; plot: LabPlot; spans: readonly RecordSpan[] };

/** The results of a test over time, each with the range of its own lab; the table beside it has the same numbers. */
export function LabChart({ name, plot, spans }: LabChartProps) {
  const { frame, width } = useWidth();
  const layout = layOut(plot, spans, width);
  const { points, unit } = plot;
  const [from, to] = [points[0]?.day, points.at(-1)?.day].map((day) => day?.slice(0, ABOUT_YEAR));
  const years = from === to ? `in ${from}` : `from ${from} to ${to}`;
  const count = points.length === 1 ? "1 result" : `${points.length} results`;
  return (
    <figure className="mb-6">
      <div ref={frame}>
        <svg
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page has no address
          role="img"
          aria-label={`${name} in ${unit || "no unit"}: ${count} ${years}. The table has the same numbers.`}
          className="block h-auto w-full fill-none"
        >
          <defs>
            <pattern
              id="lab-time"
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path d="M0 0v6" className="stroke-line-strong" />
            </pattern>
          </defs>
          <text x="0" y="14" className="fill-ink text-xs font-semibold">
            {unit}
          </text>
          <Times layout={layout} />
          <Axes layout={layout} />
          <Bands layout={layout} />
          {layout.links.map(({ id, path }) => (
            <path key={id} d={path} className="stroke-ink" strokeWidth="1.5" />
          ))}
          {layout.marks.map(({ id, x, y, path, arrow }) => (
            <g key={id} transform={`translate(${x} ${y})`}>
              {arrow !== null && <path d={arrow} className="stroke-ink" strokeWidth="1.5" />}
              <path
                d={path}
                className={arrow === null ? "fill-accent stroke-ink" : "fill-surface stroke-ink"}
                strokeWidth="1.5"
              />
            </g>
          ))}
        </svg>
      </div>
      <Legend plot={plot} times={layout.times} />
    </figure>
  );
}
