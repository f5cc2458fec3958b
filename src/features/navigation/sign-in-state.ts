import { paths } from "@/lib/paths";

/** What the way to the sign-in page remembers: from the chat she comes back to it, and from elsewhere home. */
export function signInState(pathname: string): { from: string } | null {
  return pathname.replace(/\/+$/, "") === paths.chat ? { from: paths.chat } : null;
}
