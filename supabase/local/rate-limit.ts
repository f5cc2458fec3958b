import { z } from "zod";

const WINDOW_MS = 60_000;
const LIMITED_ROUTES = new Set(
  ["magiclink", "otp", "recover", "resend", "signup", "token", "verify"].map(
    (name) => `/auth/v1/${name}`,
  ),
);
const accountSchema = z.object({ email: z.string() });

type Limits = { perAddress: number; perAccount: number };
type Window = { since: number; requests: number };

/** Counts attempts; answers the seconds to wait, or null when the attempt is within its limit. */
export type RateLimit = (request: Request, peerAddress: string | null) => Promise<number | null>;

/** Limits sign-in, sign-up, reset and code requests a minute, per caller and per account of a caller. */
export function createRateLimit(
  { perAddress, perAccount }: Limits,
  now: () => number = Date.now,
): RateLimit {
  const windows = new Map<string, Window>();

  function secondsToWait(key: string, limit: number): number | null {
    const time = now();
    const found = windows.get(key);
    const window = found && time - found.since < WINDOW_MS ? found : { since: time, requests: 0 };
    window.requests += 1;
    windows.set(key, window);
    return window.requests > limit ? Math.ceil((window.since + WINDOW_MS - time) / 1000) : null;
  }

  function forgetOldWindows(): void {
    for (const [key, window] of windows) if (now() - window.since >= WINDOW_MS) windows.delete(key);
  }

  return async (request, peerAddress) => {
    if (!isLimited(request)) return null;
    forgetOldWindows();
    const caller = peerAddress ?? "unknown";
    const byAddress = secondsToWait(caller, perAddress);
    const email = await accountOf(request);
    const byAccount = email ? secondsToWait(`${caller} ${email}`, perAccount) : null;
    return byAddress ?? byAccount;
  };
}

function isLimited(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== "POST" || !LIMITED_ROUTES.has(pathname)) return false;
  return pathname !== "/auth/v1/token" || searchParams.get("grant_type") === "password";
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
