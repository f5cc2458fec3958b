import { createHmac, timingSafeEqual } from "node:crypto";

import { z } from "zod";

import type { Keys } from "./keys.ts";

const personSchema = z.object({ sub: z.string() });

const headSchema = z.object({ alg: z.literal("HS256") });

/** What stands in every token that the auth server gives out. */
const sessionSchema = z.object({
  sub: z.guid(),
  session_id: z.guid(),
  role: z.literal("authenticated"),
  aud: z.literal("authenticated"),
  exp: z.number(),
});

/**
 * Whose work a request is: the person of a token that this server signed, or the address it comes
 * from; null for the functions, which call with the secret key. Whether her session still lives is
 * for the auth server to say.
 */
export function callerOf(
  request: Request,
  peerAddress: string | null,
  { signingSecret, secretKey }: Keys,
): string | null {
  const token = request.headers.get("authorization")?.replace(/^Bearer /i, "") ?? "";
  if (token === secretKey) return null;
  const { data } = personSchema.safeParse(signedParts(token, signingSecret)?.claims);
  return data?.sub ?? peerAddress ?? "unknown";
}

/**
 * Whether what a request shows of itself can be believed: nothing, a key, or a token of a session
 * that this server signed. Without this look the data API takes who shows rubbish for a stranger
 * with the rights of a stranger. Whether the token has run out is for the auth server to say.
 */
export function isBelievable(
  request: Request,
  { signingSecret, publishableKey, secretKey }: Keys,
): boolean {
  const shown = request.headers.get("authorization");
  if (shown === null) return true;
  if (!shown.startsWith("Bearer ")) return false;
  const token = shown.slice("Bearer ".length);
  if (token === publishableKey || token === secretKey) return true;
  const parts = signedParts(token, signingSecret);
  return (
    headSchema.safeParse(parts?.head).success && sessionSchema.safeParse(parts?.claims).success
  );
}

/** The parts of a token that carries this secret's signature. */
function signedParts(token: string, secret: string): { head: unknown; claims: unknown } | null {
  const [head = "", claims = "", signature = ""] = token.split(".");
  const expected = createHmac("sha256", secret).update(`${head}.${claims}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  try {
    return { head: read(head), claims: read(claims) };
  } catch {
    return null;
  }
}

function read(part: string): unknown {
  return JSON.parse(Buffer.from(part, "base64url").toString());
}
