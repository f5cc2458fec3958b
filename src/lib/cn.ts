/** Joins class names and leaves out what is false or missing. */
export function cn(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
