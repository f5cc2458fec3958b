/** What the link of an account e-mail brought along. */
export type LinkAnswer =
  | { kind: "token"; tokenHash: string }
  | { kind: "session"; accessToken: string; refreshToken: string; isRecovery: boolean }
  | { kind: "refused" };

/** Reads what an account e-mail's link left in the address; null when it left nothing. */
export function readLinkAnswer(address: { search: string; hash: string }): LinkAnswer | null {
  const query = new URLSearchParams(address.search);
  const fragment = new URLSearchParams(address.hash.replace(/^#/, ""));

  const tokenHash = query.get("token_hash");
  if (tokenHash) return { kind: "token", tokenHash };

  const accessToken = fragment.get("access_token");
  const refreshToken = fragment.get("refresh_token");
  if (accessToken && refreshToken) {
    const isRecovery = fragment.get("type") === "recovery";
    return { kind: "session", accessToken, refreshToken, isRecovery };
  }

  const isRefused = [query, fragment].some((part) => part.has("error") || part.has("error_code"));
  return isRefused ? { kind: "refused" } : null;
}
