import { createHash } from "node:crypto";

import { z } from "zod";

const WINDOW_MS = 60_000;
const ACCOUNT = "/auth/v1/user";
const LIMITED_ROUTES = new Set(
  ["magiclink", "otp", "reauthenticate", "recover", "resend", "signup", "token", "verify"].map(
    (name) => `/auth/v1/${name}`,
  ),
);
/** Beyond this many callers and accounts the oldest are forgotten, so that no flood of names fills the memory. */
const WINDOWS_KEPT = 10_000;
const accountSchema = z.object({ email: z.string() });

type Limits = { perAddress: number; perAccount: number };
type Window = { since: number; requests: number };

/** Counts attempts; answers the seconds to wait, or null when the attempt is within its limit. */
export type RateLimit = (request: Request, peerAddress: string | null) => Promise<number | null>;

/** Limits sign-in, sign-up, reset and code requests, and changes of an account, a minute, per caller and per account of a caller; tries that name no account count as one. */
export function createRateLimit(
  { perAddress, perAccount }: Limits,
  now: () => number = Date.now,
): RateLimit {
  const windows = new Map<string, Window>();
  let forgottenAt = now();

  function secondsToWait(key: string, limit: number): number | null {
    const time = now();
    const found = windows.get(key);
    const window = found && time - found.since < WINDOW_MS ? found : { since: time, requests: 0 };
    window.requests += 1;
    windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > WINDOWS_KEPT && oldest !== undefined) windows.delete(oldest);
    return window.requests > limit ? Math.ceil((window.since + WINDOW_MS - time) / 1000) : null;
  }

  function forgetOldWindows(): void {
    const time = now();
    if (time - forgottenAt < WINDOW_MS) return;
    forgottenAt = time;
    for (const [key, { since }] of windows) if (time - since >= WINDOW_MS) windows.delete(key);
  }

  return async (request, peerAddress) => {
    if (!isLimited(request)) return null;
    forgetOldWindows();
    const caller = peerAddress ?? "unknown";
    const byAddress = secondsToWait(caller, perAddress);
    const account = (await accountOf(request)) ?? new URL(request.url).pathname;
    return byAddress ?? secondsToWait(hashed(`${caller} ${account}`), perAccount);
  };
}

function isLimited(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  // Reading an account is how a function learns who calls.
  if (pathname === ACCOUNT) return request.method === "PUT";
  if (request.method === "OPTIONS" || !LIMITED_ROUTES.has(pathname)) return false;
  return pathname !== "/auth/v1/token" || searchParams.get("grant_type") !== "refresh_token";
}

/** Nobody's e-mail address has to lie in memory to be counted, and a long one takes no more room. */
function hashed(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

async function accountOf(request: Request): Promise<string | null> {
  try {
    return accountSchema
      .parse(await request.clone().json())
      .email.trim()
      .toLowerCase();
  } catch {
    return null;
  }
}
