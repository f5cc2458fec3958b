import type { ConnectedComponent } from "./connected-components";
import { onPage } from "./deskew";
import type { Direction } from "./text-direction";

const LEAST_SIDE = 5;
const LEAST_THICKNESS = 2;
const LEAST_AREA = 9;
const MOST_SIDE = 90;
const LONGEST_SHAPE = 7;
const LEAST_FILLED = 0.12;
const LEAST_GLYPHS_OF_A_TEXT = 12;

/** The components that could be letters or digits: neither specks nor lines, and with others like them beside. */
export function glyphsAmong(components: readonly ConnectedComponent[]): ConnectedComponent[] {
  return withCompany(components.filter(isGlyphShaped));
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

/** The glyphs that stand in a line with at least three others; all of them when that leaves hardly any. */
export function glyphsInLines(
  glyphs: readonly ConnectedComponent[],
  direction: Direction,
  width: number,
  height: number,
): ConnectedComponent[] {
  const placed = glyphs
    .map((glyph) => {
      const middle = (glyph.left + glyph.right - width) / 2;
      const { u, v: bottom } = onPage(direction, middle, glyph.bottom - height / 2);
      const { v: top } = onPage(direction, middle, glyph.top - height / 2);
      return { glyph, u, top, bottom, size: bottom - top };
    })
    .toSorted((one, other) => one.u - other.u);
  const isInLine = (index: number) => {
    const one = placed[index];
    if (!one) return false;
    const slack = Math.max(1.5, one.size * 0.15);
    const near = 4 * one.size;
    let company = 0;
    for (const way of [-1, 1]) {
      for (let at = index + way; at >= 0 && at < placed.length; at += way) {
        const other = placed[at];
        if (!other || Math.abs(other.u - one.u) > near) break;
        const isLevel =
          Math.abs(other.bottom - one.bottom) <= slack || Math.abs(other.top - one.top) <= slack;
        if (isLevel && other.size < 2 * one.size && one.size < 2 * other.size) company += 1;
      }
    }
    return company >= 3;
  };
  const inLines = placed.filter((_, index) => isInLine(index)).map(({ glyph }) => glyph);
  return inLines.length >= LEAST_GLYPHS_OF_A_TEXT ? inLines : [...glyphs];
}

/** Whether there are enough letters to speak of a text. */
export function areText(glyphs: readonly ConnectedComponent[]): boolean {
  return glyphs.length >= LEAST_GLYPHS_OF_A_TEXT;
}
