import { createHmac, timingSafeEqual } from "node:crypto";

import { z } from "zod";

import type { Keys } from "./keys.ts";

const claimsSchema = z.object({ sub: z.string() });

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
  return personOf(token, signingSecret) ?? peerAddress ?? "unknown";
}

function personOf(token: string, signingSecret: string): string | null {
  const [head = "", claims = "", signature = ""] = token.split(".");
  const expected = createHmac("sha256", signingSecret).update(`${head}.${claims}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  try {
    return claimsSchema.parse(JSON.parse(Buffer.from(claims, "base64url").toString())).sub;
  } catch {
    return null;
  }
}
