import type { GreyImage } from "./grey-image";

/** Dark pixels that touch: the box around it and how many there are. Right and bottom are exclusive. */
export type ConnectedComponent = {
  left: number;
  top: number;
  right: number;
  bottom: number;
  area: number;
};

type Run = { start: number; end: number; component: number };

/** Every group of touching pixels darker than a limit. */
export function connectedComponents(image: GreyImage, darkBelow: number): ConnectedComponent[] {
  const parents: number[] = [];
  const components: ConnectedComponent[] = [];
  let above: Run[] = [];
  for (let y = 0; y < image.height; y += 1) {
    const runs = darkRuns(image, y, darkBelow);
    let next = 0;
    for (const run of runs) {
      while (next < above.length && (above[next]?.end ?? 0) < run.start) next += 1;
      for (let index = next; index < above.length; index += 1) {
        const upper = above[index];
        if (!upper || upper.start > run.end) break;
        run.component =
          run.component < 0
            ? root(parents, upper.component)
            : join(parents, run.component, upper.component);
      }
      if (run.component < 0) {
        run.component = parents.length;
        parents.push(run.component);
        components.push({ left: run.start, top: y, right: run.end, bottom: y + 1, area: 0 });
      }
      grow(components[run.component], run, y);
    }
    above = runs;
  }
  return gathered(components, parents);
}

function darkRuns({ data, width }: GreyImage, y: number, darkBelow: number): Run[] {
  const runs: Run[] = [];
  const row = y * width;
  for (let x = 0; x < width; x += 1) {
    if ((data[row + x] ?? 255) >= darkBelow) continue;
    const start = x;
    while (x < width && (data[row + x] ?? 255) < darkBelow) x += 1;
    runs.push({ start, end: x, component: -1 });
  }
  return runs;
}

function grow(component: ConnectedComponent | undefined, run: Run, y: number): void {
  if (!component) return;
  component.left = Math.min(component.left, run.start);
  component.right = Math.max(component.right, run.end);
  component.bottom = Math.max(component.bottom, y + 1);
  component.area += run.end - run.start;
}

function gathered(
  components: readonly ConnectedComponent[],
  parents: number[],
): ConnectedComponent[] {
  const whole = new Map<number, ConnectedComponent>();
  components.forEach((component, index) => {
    const first = root(parents, index);
    const known = whole.get(first);
    if (!known) {
      whole.set(first, { ...component });
      return;
    }
    known.left = Math.min(known.left, component.left);
    known.top = Math.min(known.top, component.top);
    known.right = Math.max(known.right, component.right);
    known.bottom = Math.max(known.bottom, component.bottom);
    known.area += component.area;
  });
  return [...whole.values()];
}

function root(parents: number[], index: number): number {
  let at = index;
  while (parents[at] !== at) {
    const parent = parents[at] ?? at;
    parents[at] = parents[parent] ?? parent;
    at = parent;
  }
  return at;
}

function join(parents: number[], one: number, other: number): number {
  const first = Math.min(root(parents, one), root(parents, other));
  parents[root(parents, one)] = first;
  parents[root(parents, other)] = first;
  return first;
}
