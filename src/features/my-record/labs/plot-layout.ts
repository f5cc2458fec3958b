import { scaleLinear, scaleUtc } from "d3-scale";
import { line, symbol, symbolsFill } from "d3-shape";

import type { LabPlot, LabPoint } from "@/domain/record/lab-series";
import type { RecordSpan } from "@/domain/record/record-schema";
import { addDays } from "@/domain/whole-days";

const HEIGHT = 260;
const MARGIN = { top: 34, right: 16, bottom: 30, left: 48 };
const BAND_WIDTH = 18;
const MARK_AREA = 90;
const PAD_DAYS = 45;
/** The times that change what a lab finds. */
const SHADED: ReadonlySet<RecordSpan["kind"]> = new Set(["contraception", "pregnancy"] as const);

/** Where everything of a drawing stands, in its pixels. */
export type PlotLayout = {
  width: number;
  height: number;
  floor: number;
  left: number;
  right: number;
  top: number;
  yTicks: readonly { y: number; label: string }[];
  xTicks: readonly { x: number; label: string }[];
  /** The lab's own range at each point that has one; an open side runs to the edge. */
  bands: readonly {
    id: string;
    x: number;
    y: number;
    width: number;
    height: number;
    isOpenAbove: boolean;
    isOpenBelow: boolean;
  }[];
  links: readonly { id: string; path: string }[];
  marks: readonly { id: string; x: number; y: number; path: string; arrow: string | null }[];
  times: readonly { id: string; x: number; width: number; kind: RecordSpan["kind"] }[];
};

function moment(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The shape that stands for a lab. */
export function markPath(lab: number): string {
  return symbol(symbolsFill[lab % symbolsFill.length], MARK_AREA)() ?? "";
}

function amountsOf({ amount, low, high }: LabPoint): number[] {
  return [amount, low, high].filter((each) => each !== null);
}

/** Lays out a drawing of so many pixels in width. */
export function layOut(plot: LabPlot, spans: readonly RecordSpan[], wide: number): PlotLayout {
  const { points, links } = plot;
  const [first, last] = [points[0]?.day ?? "", points.at(-1)?.day ?? ""];
  const [from, to] = [addDays(first, -PAD_DAYS), addDays(last, PAD_DAYS)];
  const amounts = points.flatMap(amountsOf);
  const x = scaleUtc([moment(from), moment(to)], [MARGIN.left, wide - MARGIN.right]);
  const y = scaleLinear(
    [Math.min(0, ...amounts), Math.max(...amounts) * 1.08],
    [HEIGHT - MARGIN.bottom, MARGIN.top],
  ).nice(5);
  const place = ({ day, amount }: LabPoint): [number, number] => [x(moment(day)), y(amount)];
  const [bottom, top] = y.range();
  const draw = line();
  return {
    width: wide,
    height: HEIGHT,
    floor: bottom ?? 0,
    left: MARGIN.left,
    right: wide - MARGIN.right,
    top: top ?? 0,
    yTicks: y.ticks(5).map((tick) => ({ y: y(tick), label: y.tickFormat(5)(tick) })),
    xTicks: x.ticks(wide < 500 ? 3 : 6).map((tick) => ({ x: x(tick), label: dayTick(tick) })),
    bands: points.flatMap(({ id, day, low, high }) => {
      if (low === null && high === null) return [];
      const upper = high === null ? (top ?? 0) : y(high);
      const lower = low === null ? (bottom ?? 0) : y(low);
      return [
        {
          id,
          x: x(moment(day)) - BAND_WIDTH / 2,
          y: upper,
          width: BAND_WIDTH,
          height: Math.max(1, lower - upper),
          isOpenAbove: high === null,
          isOpenBelow: low === null,
        },
      ];
    }),
    links: links.map(([one, other]) => ({
      id: other.id,
      path: draw([place(one), place(other)]) ?? "",
    })),
    marks: points.map((point) => {
      const [left, height] = place(point);
      const { id, open, lab } = point;
      return { id, x: left, y: height, path: markPath(lab), arrow: open && arrowTo(open) };
    }),
    times: spans
      .filter(
        ({ kind, fromDay, toDay }) => SHADED.has(kind) && fromDay <= to && (toDay ?? to) >= from,
      )
      .toSorted((one, other) => (one.fromDay < other.fromDay ? -1 : 1))
      .map(({ id, kind, fromDay, toDay }) => {
        const begin = x(moment(fromDay < from ? from : fromDay));
        const end = x(moment(toDay === null || toDay > to ? to : toDay));
        return { id, kind, x: begin, width: Math.max(2, end - begin) };
      }),
  };
}

function dayTick(tick: Date): string {
  const isYear = tick.getUTCMonth() === 0;
  const options: Intl.DateTimeFormatOptions = isYear
    ? { year: "numeric", timeZone: "UTC" }
    : { month: "short", timeZone: "UTC" };
  return new Intl.DateTimeFormat("en-GB", options).format(tick);
}

/** An open arrow from a mark: the value lies somewhere below or above. */
function arrowTo(open: "below" | "above"): string {
  const away = open === "below" ? 1 : -1;
  return `M0 0V${20 * away}M-5 ${14 * away}L0 ${20 * away}L5 ${14 * away}`;
}
