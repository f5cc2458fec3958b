import type { GreyImage } from "./grey-image";

/** A patch of dark pixels that touch: the box around it and how many there are. Right and bottom are exclusive. */
export type Patch = { left: number; top: number; right: number; bottom: number; area: number };

type Run = { start: number; end: number; patch: number };

/** Every patch of touching pixels darker than a limit. */
export function darkPatches(image: GreyImage, darkBelow: number): Patch[] {
  const parents: number[] = [];
  const patches: Patch[] = [];
  let above: Run[] = [];
  for (let y = 0; y < image.height; y += 1) {
    const runs = darkRuns(image, y, darkBelow);
    let next = 0;
    for (const run of runs) {
      while (next < above.length && (above[next]?.end ?? 0) < run.start) next += 1;
      for (let index = next; index < above.length; index += 1) {
        const upper = above[index];
        if (!upper || upper.start > run.end) break;
        run.patch =
          run.patch < 0 ? root(parents, upper.patch) : join(parents, run.patch, upper.patch);
      }
      if (run.patch < 0) {
        run.patch = parents.length;
        parents.push(run.patch);
        patches.push({ left: run.start, top: y, right: run.end, bottom: y + 1, area: 0 });
      }
      grow(patches[run.patch], run, y);
    }
    above = runs;
  }
  return gathered(patches, parents);
}

function darkRuns({ data, width }: GreyImage, y: number, darkBelow: number): Run[] {
  const runs: Run[] = [];
  const row = y * width;
  for (let x = 0; x < width; x += 1) {
    if ((data[row + x] ?? 255) >= darkBelow) continue;
    const start = x;
    while (x < width && (data[row + x] ?? 255) < darkBelow) x += 1;
    runs.push({ start, end: x, patch: -1 });
  }
  return runs;
}

function grow(patch: Patch | undefined, run: Run, y: number): void {
  if (!patch) return;
  patch.left = Math.min(patch.left, run.start);
  patch.right = Math.max(patch.right, run.end);
  patch.bottom = Math.max(patch.bottom, y + 1);
  patch.area += run.end - run.start;
}

function gathered(patches: readonly Patch[], parents: number[]): Patch[] {
  const whole = new Map<number, Patch>();
  patches.forEach((patch, index) => {
    const first = root(parents, index);
    const known = whole.get(first);
    if (!known) {
      whole.set(first, { ...patch });
      return;
    }
    known.left = Math.min(known.left, patch.left);
    known.top = Math.min(known.top, patch.top);
    known.right = Math.max(known.right, patch.right);
    known.bottom = Math.max(known.bottom, patch.bottom);
    known.area += patch.area;
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
