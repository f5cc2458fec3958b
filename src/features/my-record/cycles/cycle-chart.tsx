import type { ReactNode } from "react";

import { leftOutWords } from "@/content/my-record";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";
import { cn } from "@/lib/cn";

import { type CycleLine, drawingOf, scaleMarks, shortDay } from "./cycle-lines";

const SEED = "M0-9C2.6-4.8 7-.8 7 3A7 7 0 0 1-7 3C-7-.8-2.6-4.8 0-9Z";
/** A shorter bleed is drawn so long, to be seen at all. */
const LEAST_BLEED = 3;
/** Where a line ends further to the right than this, what it says stands above it. */
const ROOM = { number: 0.85, words: 0.4 };
/** Above a line, words that are centred on its end leave the drawing from here on. */
const EDGE = 0.75;

function percent(part: number): string {
  return `${Number((100 * part).toFixed(2))}%`;
}

/** The end of a line: today is the seed, the next start a ring, and an arrow a line that is longer than the scale. */
function End({ line, isCut }: { line: CycleLine; isCut: boolean }) {
  if (line.isGoingOn) {
    return <path d={SEED} className="fill-accent stroke-ink" strokeWidth="1.5" />;
  }
  const look = line.leftOut === null ? "stroke-primary" : "stroke-line-strong";
  return isCut ? (
    <path d="M-7-5 0 0-7 5" className={look} strokeWidth="2" />
  ) : (
    <circle r="5" className={cn("fill-paper", look)} strokeWidth="2.5" />
  );
}

/** Where the words of a line stand, from its end. */
function wordsAt(end: number, isGoingOn: boolean) {
  if (end <= (isGoingOn ? ROOM.words : ROOM.number)) return { x: 14, y: 5 };
  if (!isGoingOn) return { x: -11, y: -7, textAnchor: "end" } as const;
  return end > EDGE
    ? ({ x: 7, y: -14, textAnchor: "end" } as const)
    : ({ x: 0, y: -14, textAnchor: "middle" } as const);
}

function Line({ line, marks }: { line: CycleLine; marks: readonly number[] }) {
  const { days, bleedDays, label, isGoingOn, leftOut } = line;
  const whole = marks.at(-1) ?? days;
  const isCut = days > whole;
  const end = Math.min(1, days / whole);
  const bleed = percent(Math.max(LEAST_BLEED, bleedDays) / whole);
  const isCounted = leftOut === null;
  return (
    <svg className="h-9 w-full overflow-visible fill-none">
      {marks.map((mark) => (
        <line
          key={mark}
          x1={percent(mark / whole)}
          x2={percent(mark / whole)}
          y2="100%"
          className="stroke-line"
        />
      ))}
      <line
        x1={bleed}
        x2={percent(end)}
        y1="50%"
        y2="50%"
        className={isCounted ? "stroke-primary" : "stroke-line-strong"}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray={isGoingOn ? "0 6" : isCounted ? undefined : "5 5"}
      />
      <svg y="50%" className="overflow-visible">
        <rect
          y="-6"
          width={bleed}
          height="12"
          rx="5"
          className={isCounted ? "fill-primary" : "fill-paper stroke-line-strong"}
          strokeWidth="1.5"
        />
      </svg>
      <svg x={percent(end)} y="50%" className="overflow-visible">
        <End line={line} isCut={isCut} />
        <text {...wordsAt(end, isGoingOn)} className="fill-ink text-sm font-semibold tabular-nums">
          {label}
        </text>
      </svg>
    </svg>
  );
}

function Axis({ marks }: { marks: readonly number[] }) {
  const whole = marks.at(-1) ?? 1;
  return (
    <svg className="col-start-2 h-7 w-full overflow-visible fill-ink-2 text-xs tabular-nums">
      {marks.map((mark) => (
        <text key={mark} x={percent(mark / whole)} y="1.4em" textAnchor="middle">
          {mark}
        </text>
      ))}
      <text x="100%" y="1.4em" dx="1.5em">
        days
      </text>
    </svg>
  );
}

function LegendItem({ sign, children }: { sign: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg viewBox="0 0 24 18" aria-hidden="true" className="h-4.5 w-6 shrink-0 fill-none">
        {sign}
      </svg>
      {children}
    </li>
  );
}

type LinesProps = { lines: readonly CycleLine[]; marks: readonly number[]; today: string };

function Lines({ lines, marks, today }: LinesProps) {
  return lines.map((line) => (
    <div key={line.startDay} className="contents">
      <span className="text-sm whitespace-nowrap text-ink-2">{shortDay(line.startDay, today)}</span>
      <Line line={line} marks={marks} />
    </div>
  ));
}

/** The newest cycles from their first day to the next; the table has the same numbers, and all of them. */
export function CycleChart({ record }: { record: OpenRecord }) {
  const drawing = drawingOf(record);
  const marks = scaleMarks(drawing);
  const { today } = record;
  return (
    <figure className="mt-6 max-w-[680px]">
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page has no address
        role="img"
        aria-label="Your newest cycles, drawn as lines. The table has the same numbers."
        className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 pe-14"
      >
        <Lines lines={drawing.counted} marks={marks} today={today} />
        <Axis marks={marks} />
        {drawing.leftOut.map(({ reason, lines }) => (
          <div key={reason} className="contents">
            <span className="col-span-2 -me-14 pt-4 text-sm font-semibold">
              {leftOutWords[reason]}
            </span>
            <Lines lines={lines} marks={marks} today={today} />
          </div>
        ))}
      </div>
      <figcaption className="mt-3 text-sm text-ink-2">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          <LegendItem sign={<rect y="3" width="24" height="12" rx="5" className="fill-primary" />}>
            bleeding
          </LegendItem>
          <LegendItem sign={<path d="M0 9h24" className="stroke-primary" strokeWidth="2.5" />}>
            days to the next
          </LegendItem>
        </ul>
      </figcaption>
    </figure>
  );
}
