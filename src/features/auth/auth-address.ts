import { paths } from "@/lib/paths";

/** The sign-in screen, opened where a reset link can be asked for. */
export const resetLinkRequestPath = `${paths.auth}?mode=reset`;

/** Whether the address asks for the reset form of the sign-in screen. */
export function wantsResetLink(search: string): boolean {
  return new URLSearchParams(search).get("mode") === "reset";
}
