import { failure } from "./refusal.ts";

const METHODS: Readonly<Record<string, readonly string[]>> = {
  auth: ["GET", "POST", "PUT", "DELETE", "OPTIONS"],
  rest: ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"],
};
/** Names by which a JavaScript library can be made to change every object of the process. */
const FORBIDDEN_NAME = /^(?:__proto__|constructor|prototype)$/;
const FORBIDDEN_WORD = /\b(?:__proto__|constructor|prototype)\b/;
/** What the database refuses: NUL and halves of characters. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
const DEEPEST = 32;
/** More than the longest message could be taken for. To read 300,000 values costs everybody half a second. */
const MOST_VALUES = 20_000;
/** As long as an address may be: RFC 5321. */
const EMAIL_MAX_LENGTH = 254;
/** What the hash of a password looks at; a library counts letters, of which one can be four bytes, and cuts. */
const PASSWORD_MAX_BYTES = 72;
/** What a mail program could take for the end of a line, or what nobody sees. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** What an account request says as text; a library fails on anything else. */
const ACCOUNT_TEXTS = [
  "auth_code",
  "code_verifier",
  "email",
  "nonce",
  "password",
  "phone",
  "refresh_token",
  "token",
  "token_hash",
  "type",
] as const;
/** Several times what the site asks for at its longest. */
const QUERY_MAX_LENGTH = 2_000;
const QUERY_DEEPEST = 8;
/** Looks at every letter of every row, for as many patterns as the address holds; her search is a call that is counted. */
const PATTERN_FILTER = /(?:^|[=.,(\s])(?:i?like|i?match|(?:pl|ph|w)?fts)\s*[.(]/i;
/** An account is an address and a password; what else is sent along would be kept with it. */
const ACCOUNT_MAX_BYTES = 16 * 1024;

/** What is wrong with a request that no honest client sends; null when nothing is. */
export async function refusalOf(request: Request): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  const allowed = METHODS[pathname.split("/", 2)[1] ?? ""] ?? [];
  if (!allowed.includes(request.method)) {
    return failure(405, "method_not_allowed", "This address does not work that way.", {
      allow: allowed.join(", "),
    });
  }
  // A library decodes a path that a limit has compared as it came.
  if (pathname.includes("%") || !isPlainQuery(search)) return malformed();
  if (pathname.startsWith("/rest/") && !isModestQuery(search)) return malformed();
  const bytes = await request.clone().arrayBuffer();
  if (pathname.startsWith("/auth/") && bytes.byteLength > ACCOUNT_MAX_BYTES) {
    return failure(413, "too_large", "This is too large to send.");
  }
  const body = readJson(bytes);
  return body === undefined || isUsable(body, pathname, request.method) ? null : malformed();
}

function malformed(): Response {
  return failure(400, "malformed", "This request could not be understood.");
}

function isPlainQuery(search: string): boolean {
  try {
    const text = decodeURIComponent(search.replaceAll("+", " "));
    return !UNSTORABLE.test(text) && !FORBIDDEN_WORD.test(text);
  } catch {
    return false;
  }
}

/**
 * Whether a question about rows can be answered in a bearable time: one process answers all. 800
 * copies of one column took it 23 seconds, and 100 patterns 1.5 seconds for 21 messages.
 */
function isModestQuery(search: string): boolean {
  const [selected = "", ...more] = new URLSearchParams(search).getAll("select");
  const columns = selected.split(/[,()]/).filter((column) => column.trim() !== "");
  const names = columns.flatMap((column) => /\w+/.exec(column)?.[0] ?? []);
  // All columns of the rows, and of what hangs on them.
  const isListedOnce = columns.length - names.length <= 2 && new Set(names).size === names.length;
  const text = decodeURIComponent(search.replaceAll("+", " "));
  let depth = 0;
  let deepest = 0;
  for (const character of text) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return (
    search.length <= QUERY_MAX_LENGTH &&
    deepest <= QUERY_DEEPEST &&
    more.length === 0 &&
    !PATTERN_FILTER.test(text) &&
    !/[^:]:[^:]/.test(selected) &&
    isListedOnce
  );
}

/** The body as JSON; undefined when there is none, and NaN, which JSON does not have, when it is something else or too much to read. */
function readJson(bytes: ArrayBuffer): unknown {
  if (bytes.byteLength === 0) return undefined;
  if (!isSoonRead(new Uint8Array(bytes))) return Number.NaN;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return Number.NaN;
  }
}

const VALUE_SIGNS = new Set(Buffer.from(",[{"));

/** Whether a JSON text can hold only so many values, told without reading it. */
function isSoonRead(bytes: Uint8Array): boolean {
  let signs = 0;
  for (const byte of bytes) if (VALUE_SIGNS.has(byte)) signs += 1;
  return signs <= MOST_VALUES;
}

function isUsable(body: unknown, path: string, method: string): boolean {
  if (typeof body !== "object" || body === null || !isSafe(body)) return false;
  if (path.startsWith("/auth/")) return !Array.isArray(body) && isUsableAccount(body);
  if (path.startsWith("/rest/v1/rpc/")) return !Array.isArray(body);
  if (Array.isArray(body)) return method === "POST" && body.length > 0 && body.every(isFilledRow);
  return isFilledRow(body);
}

function isFilledRow(row: unknown): boolean {
  return (
    typeof row === "object" && row !== null && !Array.isArray(row) && Object.keys(row).length > 0
  );
}

function isUsableAccount(body: object): boolean {
  const said = new Map<string, unknown>(Object.entries(body));
  const email = said.get("email") ?? "";
  const password = said.get("password");
  return (
    ACCOUNT_TEXTS.every((name) => !said.has(name) || typeof said.get(name) === "string") &&
    (typeof password !== "string" || Buffer.byteLength(password) <= PASSWORD_MAX_BYTES) &&
    typeof email === "string" &&
    email.length <= EMAIL_MAX_LENGTH &&
    !UNSEEN.test(email.trim())
  );
}

/** Whether every text of the value can be stored, no name of it is dangerous, and it is not nested without end. */
function isSafe(value: object): boolean {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: part, depth } = next;
    if (typeof part === "string" && UNSTORABLE.test(part)) return false;
    if (typeof part !== "object" || part === null) continue;
    if (depth > DEEPEST) return false;
    for (const [name, inner] of Object.entries(part)) {
      if (FORBIDDEN_NAME.test(name) || UNSTORABLE.test(name)) return false;
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}
