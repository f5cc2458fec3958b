import { z } from "zod";

import { HttpError, overloaded } from "./http-error.ts";
import { type Backend, callService } from "./service-call.ts";

/** A person whose session the auth server has confirmed for this request. */
export type Caller = { id: string; token: string };

export type Authenticate = (request: Request) => Promise<Caller | null>;

/** Refuses a call whose address names another person than the one who makes it. */
export function checkNamedPerson(request: Request, caller: Caller): void {
  const named = new URL(request.url).searchParams.getAll("user_id");
  if (named.some((id) => id.toLowerCase() !== caller.id)) throw new HttpError("wrong_user");
}

const userSchema = z.object({ id: z.uuid(), role: z.literal("authenticated") });

/** Asks the auth server, rather than the token itself, so that signed-out and erased people are strangers at once. */
export function createAuthenticate(deps: Backend): Authenticate {
  return async (request) => {
    const token = bearerToken(request);
    if (token === null || !claimsToBeAPerson(token)) {
      return null;
    }
    const { status, body } = await callService(deps.fetch, `${deps.supabaseUrl}/auth/v1/user`, {
      method: "GET",
      apiKey: deps.publishableKey,
      token,
      signal: request.signal,
    });
    if (status === 503 || status === 429) {
      throw overloaded(`auth_${status}`);
    }
    if (status >= 500) {
      throw new HttpError("internal", { reason: `auth_${status}` });
    }
    const user = userSchema.safeParse(body);
    return status === 200 && user.success ? { id: user.data.id, token } : null;
  };
}

/** Three base64url parts: what a session token looks like and an API key does not. */
const SESSION_TOKEN = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

const claimsSchema = z.object({ role: z.literal("authenticated"), session_id: z.uuid() });

/**
 * Spares the auth server tokens of other roles and tokens of no session, whose end it could not
 * notice; what it believes of the rest is for it to say.
 */
function claimsToBeAPerson(token: string): boolean {
  try {
    const [, payload = ""] = token.split(".");
    const base64 = payload.replaceAll("-", "+").replaceAll("_", "/");
    return claimsSchema.safeParse(JSON.parse(atob(base64))).success;
  } catch {
    return false;
  }
}

function bearerToken(request: Request): string | null {
  return SESSION_TOKEN.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}
