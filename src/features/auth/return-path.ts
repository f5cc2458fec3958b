import { paths } from "@/lib/paths";

/** Where she goes after signing in: where she came from inside this site, else home. */
export function readReturnPath(state: unknown): string {
  if (typeof state !== "object" || state === null || !("from" in state)) return paths.home;
  const { from } = state;
  const isInside = typeof from === "string" && /^\/(?![/\\])/.test(from);
  return isInside && from !== paths.auth ? from : paths.home;
}
