const LOCAL_HOSTS = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Whether the request names this machine, so that a foreign name pointing here cannot read local data. */
export function isForThisMachine(request: Request): boolean {
  return LOCAL_HOSTS.has(new URL(request.url).hostname);
}

/** Whether the page that sent the request, if a page did, is this site or an allowed origin. */
export function isFromAllowedOrigin(request: Request, allowedOrigins: readonly string[]): boolean {
  const origin = request.headers.get("origin");
  return (
    origin === null || origin === new URL(request.url).origin || allowedOrigins.includes(origin)
  );
}

/** What the client of the backend sends along, and what it reads of an answer. */
const HEADERS_SENT =
  "accept-profile, apikey, authorization, content-profile, content-type, prefer, range, x-client-info, x-retry-count, x-supabase-api-version";
const HEADERS_READ = "content-range, retry-after, x-request-id, x-supabase-api-version";

/** Replaces a library's "any origin may read this" by the request's own origin, only where that one is allowed. */
export function withOwnCors(
  request: Request,
  response: Response,
  allowedOrigins: readonly string[],
): Response {
  const own = new Response(response.body, response);
  own.headers.delete("access-control-allow-origin");
  own.headers.delete("access-control-allow-credentials");
  const origin = request.headers.get("origin");
  if (origin !== null && allowedOrigins.includes(origin)) {
    own.headers.set("access-control-allow-origin", origin);
    own.headers.set("access-control-allow-methods", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
    own.headers.set("access-control-allow-headers", HEADERS_SENT);
    own.headers.set("access-control-expose-headers", HEADERS_READ);
  }
  own.headers.append("vary", "Origin");
  return own;
}
