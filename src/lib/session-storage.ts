import { readText, removeText } from "./storage.ts";

/** Where the device keeps the session of the person who is signed in. */
export const sessionStorageKey = "pcos-care-session";

/** Where a tab keeps the session that a password reset link has opened. */
export const recoveryStorageKey = "pcos-care-recovery";

/** Longer than the auth client's own margin, so that it is the one to renew. */
const RENEWED_BEFORE_MS = 120_000;

export type SessionUser = { id: string; email: string; photoUrl: string | null };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** What the screens may know about the person behind an account; null when it is not an account. */
export function readSessionUser(user: unknown): SessionUser | null {
  if (!isRecord(user) || typeof user["id"] !== "string") return null;
  const email = typeof user["email"] === "string" ? user["email"] : "";
  const details = isRecord(user["user_metadata"]) ? user["user_metadata"] : {};
  const photo = details["avatar_url"];
  const photoUrl = typeof photo === "string" && photo.startsWith("https://") ? photo : null;
  return { id: user["id"], email, photoUrl };
}

export function hasStoredSession(): boolean {
  return readText("device", sessionStorageKey) !== null;
}

function readStoredSession(): Record<string, unknown> {
  const text = readText("device", sessionStorageKey);
  if (text === null) return {};
  try {
    const session: unknown = JSON.parse(text);
    return isRecord(session) ? session : {};
  } catch {
    // Half-written by a browser that was closed; the same as none.
    return {};
  }
}

/** The person of the stored session, for the time the server cannot be asked. */
export function readStoredUser(): SessionUser | null {
  return readSessionUser(readStoredSession()["user"]);
}

/** The token of the stored session while it is good for two more minutes; null when it has to be renewed first. */
export function readFreshToken(): string | null {
  const { access_token: token, expires_at: expiresAt } = readStoredSession();
  if (typeof token !== "string" || typeof expiresAt !== "number") return null;
  return expiresAt * 1000 - Date.now() > RENEWED_BEFORE_MS ? token : null;
}

export function removeStoredSession(): void {
  removeText("device", sessionStorageKey);
}

export function hasOpenRecovery(): boolean {
  return readText("tab", recoveryStorageKey) !== null;
}

export function removeOpenRecovery(): void {
  removeText("tab", recoveryStorageKey);
}
