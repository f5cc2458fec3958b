/** Where something stands on the screen, in CSS pixels. */
export type Place = { left: number; top: number; right: number; bottom: number };

const GAP = 8;

function overlaps(one: Place, other: Place): boolean {
  return (
    one.left < other.right + GAP &&
    other.left - GAP < one.right &&
    one.top < other.bottom + GAP &&
    other.top - GAP < one.bottom
  );
}

/**
 * How far, in CSS pixels, a floating button has to move up so that it covers none of the controls;
 * null when there is no free place below `highest`.
 */
export function stepsUp(button: Place, controls: readonly Place[], highest: number): number | null {
  let up = 0;
  for (;;) {
    // Not spread: the places that a browser measures keep their sides on the prototype.
    const { left, right } = button;
    const moved = { left, right, top: button.top - up, bottom: button.bottom - up };
    if (moved.top < highest) return null;
    const covered = controls.filter((control) => overlaps(moved, control));
    if (covered.length === 0) return up;
    up = button.bottom - Math.min(...covered.map(({ top }) => top)) + GAP + 1;
  }
}
