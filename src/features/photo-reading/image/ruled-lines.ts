import type { GreyImage } from "./grey-image";

/** Lengths as multiples of a letter's height; letters and the strokes of titles stay below them. */
const LEAST_ACROSS = 5;
const LEAST_DOWN = 2.3;
/** A ruled line is thinner than this part of a letter, and darker than the paper on both its sides. */
const THICKNESS = 0.3;
const DEPTH = 30;
const MARGIN = 2;

/** A place that a line passes keeps its length so far, and how many gaps it may still have. */
const FULL_CREDIT = 31;
const GAP_COST = 4;
const LEAST_CREDIT = 11;
const MOST_LENGTH = 1000;

/** How to walk a picture along the lines looked for: many courses side by side, each of some length. */
type Walk = {
  courses: number;
  length: number;
  /** From a pixel to the same one of the next course, and to the next one of its course. */
  aside: number;
  ahead: number;
  least: number;
  reach: number;
};

/** Whitens the ruled lines of tables in a deskewed page whose letters are this high. */
export function withoutRuledLines(image: GreyImage, glyphHeight: number): GreyImage {
  const { width, height, data } = image;
  const cleared = new Uint8Array(data);
  const reach = Math.max(2, Math.round(glyphHeight * THICKNESS));
  const across = { courses: height, length: width, aside: width, ahead: 1 };
  const down = { courses: width, length: height, aside: 1, ahead: width };
  clearLines(data, cleared, { ...across, reach, least: glyphHeight * LEAST_ACROSS });
  clearLines(data, cleared, { ...down, reach, least: glyphHeight * LEAST_DOWN });
  return { width, height, data: cleared };
}

/** Follows thin dark lines that may drift by a pixel a step, back and forth, and whitens the long ones. */
function clearLines(data: Uint8Array, cleared: Uint8Array, walk: Walk): void {
  const { courses, length, aside, ahead } = walk;
  const fromEnd = new Int16Array(courses * length);
  let before = new Int16Array(courses + 2);
  let now = new Int16Array(courses + 2);
  for (let index = length - 1; index >= 0; index -= 1) {
    for (let course = 0; course < courses; course += 1) {
      const isThin = isThinAt(data, walk, course, index);
      const passed = isThin ? drawnOn(before, course) : overGap(before[course + 1] ?? 0);
      now[course + 1] = passed;
      fromEnd[index * courses + course] = passed;
    }
    [before, now] = [now, before];
  }
  before.fill(0);
  for (let index = 0; index < length; index += 1) {
    for (let course = 0; course < courses; course += 1) {
      const isThin = isThinAt(data, walk, course, index);
      const passed = isThin ? drawnOn(before, course) : overGap(before[course + 1] ?? 0);
      now[course + 1] = passed;
      const coming = fromEnd[index * courses + course] ?? 0;
      if (passed === 0 || coming === 0 || (passed >> 5) + (coming >> 5) < walk.least) continue;
      const last = Math.min(course + MARGIN, courses - 1);
      for (let line = Math.max(course - MARGIN, 0); line <= last; line += 1) {
        cleared[line * aside + index * ahead] = 255;
      }
    }
    [before, now] = [now, before];
  }
}

/** A line one pixel longer: the length in the upper bits, the credit for gaps in the lower five. */
function drawnOn(before: Int16Array, course: number): number {
  const longest = Math.max(before[course] ?? 0, before[course + 1] ?? 0, before[course + 2] ?? 0);
  const credit = longest === 0 ? FULL_CREDIT : Math.min((longest & 31) + 1, FULL_CREDIT);
  return (Math.min((longest >> 5) + 1, MOST_LENGTH) << 5) + credit;
}

function overGap(before: number): number {
  const credit = (before & 31) - GAP_COST;
  return before === 0 || credit < LEAST_CREDIT ? 0 : (before & ~31) + credit;
}

function isThinAt(data: Uint8Array, walk: Walk, course: number, index: number): boolean {
  const at = course * walk.aside + index * walk.ahead;
  const side = walk.reach * walk.aside;
  const value = (data[at] ?? 255) + DEPTH;
  if (value > 255) return false;
  const onOneSide = course >= walk.reach ? (data[at - side] ?? 255) : 255;
  const onTheOther = course + walk.reach < walk.courses ? (data[at + side] ?? 255) : 255;
  return value < onOneSide && value < onTheOther;
}
