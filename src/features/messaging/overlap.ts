/** Where something stands on the screen, in CSS pixels. */
export type Place = { left: number; top: number; right: number; bottom: number };

/** Whether two places share a part of the screen. */
export function overlaps(one: Place, other: Place): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
