import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { z } from "zod";

import type { TestServer } from "./server.ts";

const claimsSchema = z.record(z.string(), z.unknown());

/** The claims inside a session token. */
export function claimsOf(token: string): Record<string, unknown> {
  const [, payload = ""] = token.split(".");
  return claimsSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
}

/** A token with these claims that carries the server's true signature. */
export async function signedToken(server: TestServer, claims: Record<string, unknown>) {
  const keys = JSON.parse(await readFile(join(server.dataFolder, "keys.json"), "utf8"));
  return withSignature({ alg: "HS256", typ: "JWT" }, claims, z.string().parse(keys.signingSecret));
}

/** A token with these claims and a signature made with another secret. */
export function forgedToken(claims: Record<string, unknown>): string {
  return withSignature(
    { alg: "HS256", typ: "JWT" },
    claims,
    "another-secret-that-is-long-enough-to-be-used",
  );
}

/** A token with these claims that asks to be believed without a signature. */
export function unsignedToken(claims: Record<string, unknown>, signature = ""): string {
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.${signature}`;
}

function withSignature(header: unknown, claims: unknown, secret: string): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
