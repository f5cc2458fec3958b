import type { ConnectedComponent } from "./connected-components";
import { onPage } from "./deskew";
import type { Direction } from "./text-direction";

const LEAST_SIDE = 5;
const LEAST_THICKNESS = 2;
const LEAST_AREA = 9;
const MOST_SIDE = 90;
const LONGEST_SHAPE = 7;
const LEAST_FILLED = 0.12;
/** Letters are at least this share of the size that half of the ink stands in. */
const LEAST_OF_USUAL_SIZE = 0.45;
/** Where more components than this share are smaller, they are such dots. */
const MANY_DOTS = 0.33;
const LEAST_GLYPHS_OF_A_TEXT = 12;
/** A column stands no farther from the text than this many times its width. */
const COLUMN_REACH = 1;
const LEAST_IN_COLUMN = 3;
const COLUMN_SLACK = 0.25;

/** The components that could be letters or digits: neither specks nor lines, and with others like them beside. */
export function glyphsAmong(components: readonly ConnectedComponent[]): ConnectedComponent[] {
  return withoutDots(withCompany(components.filter(isGlyphShaped)));
}

/** A row of dots that leads from a name to its value may hold more components than the letters of the page. */
function withoutDots(glyphs: readonly ConnectedComponent[]): ConnectedComponent[] {
  const bySize = glyphs.toSorted((one, other) => longerSide(one) - longerSide(other));
  const half = glyphs.reduce((sum, { area }) => sum + area, 0) / 2;
  let inked = 0;
  const usual = bySize.find(({ area }) => (inked += area) >= half);
  const least = usual ? longerSide(usual) * LEAST_OF_USUAL_SIZE : 0;
  const letters = glyphs.filter((glyph) => longerSide(glyph) >= least);
  return letters.length < glyphs.length * (1 - MANY_DOTS) ? letters : [...glyphs];
}

function longerSide({ left, top, right, bottom }: ConnectedComponent): number {
  return Math.max(right - left, bottom - top);
}

function isGlyphShaped({ left, top, right, bottom, area }: ConnectedComponent): boolean {
  const width = right - left;
  const height = bottom - top;
  const longer = Math.max(width, height);
  const shorter = Math.min(width, height);
  return (
    longer >= LEAST_SIDE &&
    shorter >= LEAST_THICKNESS &&
    area >= LEAST_AREA &&
    longer <= MOST_SIDE &&
    longer <= shorter * LONGEST_SHAPE &&
    area >= width * height * LEAST_FILLED
  );
}

/** Letters stand beside letters of about their size; the grain of a table top does not. */
function withCompany(components: readonly ConnectedComponent[]): ConnectedComponent[] {
  const cellSide = 2.5 * MOST_SIDE;
  const cellOf = (position: number) => Math.floor(position / cellSide);
  const cells = new Map<string, ConnectedComponent[]>();
  for (const component of components) {
    const name = `${cellOf(component.left)} ${cellOf(component.top)}`;
    cells.set(name, [...(cells.get(name) ?? []), component]);
  }
  const around = (component: ConnectedComponent) =>
    [-1, 0, 1].flatMap((down) =>
      [-1, 0, 1].flatMap(
        (over) =>
          cells.get(`${cellOf(component.left) + over} ${cellOf(component.top) + down}`) ?? [],
      ),
    );
  return components.filter((component) =>
    hasTwo(around(component), (other) => other !== component && areBeside(component, other)),
  );
}

function hasTwo<Item>(items: readonly Item[], fits: (item: Item) => boolean): boolean {
  const first = items.findIndex(fits);
  return first >= 0 && items.slice(first + 1).some(fits);
}

function areBeside(one: ConnectedComponent, other: ConnectedComponent): boolean {
  const size = Math.max(one.right - one.left, one.bottom - one.top);
  const otherSize = Math.max(other.right - other.left, other.bottom - other.top);
  const near = 2.5 * Math.max(size, otherSize);
  return (
    otherSize * 2 >= size &&
    size * 2 >= otherSize &&
    Math.abs(one.left + one.right - other.left - other.right) / 2 <= near &&
    Math.abs(one.top + one.bottom - other.top - other.bottom) / 2 <= near
  );
}

type Placed = { glyph: ConnectedComponent; u: number; top: number; bottom: number; size: number };

/**
 * The glyphs that stand in a line with at least three others, and columns of shorter numbers level with such lines; all
 * of them when that leaves hardly any.
 */
export function glyphsInLines(
  glyphs: readonly ConnectedComponent[],
  direction: Direction,
  width: number,
  height: number,
): ConnectedComponent[] {
  const placed = glyphs
    .map((glyph): Placed => {
      const middle = (glyph.left + glyph.right - width) / 2;
      const { u, v: bottom } = onPage(direction, middle, glyph.bottom - height / 2);
      const { v: top } = onPage(direction, middle, glyph.top - height / 2);
      return { glyph, u, top, bottom, size: bottom - top };
    })
    .toSorted((one, other) => one.u - other.u);
  const hasCompany = (one: Placed, index: number) => {
    const near = 4 * one.size;
    let company = 0;
    for (const way of [-1, 1]) {
      for (let at = index + way; at >= 0 && at < placed.length; at += way) {
        const other = placed[at];
        if (!other || Math.abs(other.u - one.u) > near) break;
        if (areLevel(one, other)) company += 1;
      }
    }
    return company >= 3;
  };
  const isInLine = placed.map(hasCompany);
  const inLines = placed.filter((_, index) => isInLine[index]);
  if (inLines.length < LEAST_GLYPHS_OF_A_TEXT) return [...glyphs];
  const others = placed.filter((_, index) => !isInLine[index]);
  return [...inLines, ...inColumns(others, inLines)].map(({ glyph }) => glyph);
}

function areLevel(one: Placed, other: Placed): boolean {
  const slack = Math.max(1.5, one.size * 0.15);
  const isLevel =
    Math.abs(other.bottom - one.bottom) <= slack || Math.abs(other.top - one.top) <= slack;
  return isLevel && other.size < 2 * one.size && one.size < 2 * other.size;
}

/** The glyphs of short numbers one below the other, which stand far from the rest of their lines. */
function inColumns(others: readonly Placed[], inLines: readonly Placed[]): Placed[] {
  const first = inLines[0]?.u ?? 0;
  const last = inLines.at(-1)?.u ?? 0;
  const reach = (last - first) * COLUMN_REACH;
  const level = others.filter(
    (one) =>
      one.u > first - reach &&
      one.u < last + reach &&
      inLines.some((other) => areLevel(one, other)) &&
      others.some((other) => areNeighbours(one, other)),
  );
  return level.filter((one) => {
    const below = level.filter(
      (other) =>
        Math.abs(other.u - one.u) <= COLUMN_SLACK * one.size &&
        Math.abs(other.bottom - one.bottom) > one.size / 2,
    );
    return below.length >= LEAST_IN_COLUMN;
  });
}

function areNeighbours(one: Placed, other: Placed): boolean {
  return one !== other && Math.abs(one.u - other.u) < 2 * one.size && areLevel(one, other);
}

/** Whether there are enough letters to speak of a text. */
export function areText(glyphs: readonly ConnectedComponent[]): boolean {
  return glyphs.length >= LEAST_GLYPHS_OF_A_TEXT;
}
