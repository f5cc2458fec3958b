/** What the link of an account e-mail brought along. */
export type LinkAnswer =
  | { kind: "token"; tokenHash: string; isRecovery: boolean }
  | { kind: "session"; accessToken: string; refreshToken: string; isRecovery: boolean }
  | { kind: "refused" };

const leftovers = ["error", "error_code", "access_token", "refresh_token", "token_hash"];

/** Reads what an account e-mail's link left in the address; null when it left nothing. */
export function readLinkAnswer(address: { search: string; hash: string }): LinkAnswer | null {
  const query = new URLSearchParams(address.search);
  const fragment = new URLSearchParams(address.hash.replace(/^#/, ""));

  const tokenHash = query.get("token_hash");
  if (tokenHash) {
    return { kind: "token", tokenHash, isRecovery: query.get("type") === "recovery" };
  }

  const accessToken = fragment.get("access_token");
  const refreshToken = fragment.get("refresh_token");
  if (accessToken && refreshToken) {
    const isRecovery = fragment.get("type") === "recovery";
    return { kind: "session", accessToken, refreshToken, isRecovery };
  }

  // Half a session is none, and does not belong into an address either.
  const isRefused = [query, fragment].some((part) => leftovers.some((name) => part.has(name)));
  return isRefused ? { kind: "refused" } : null;
}
