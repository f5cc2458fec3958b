/** The headers that let a listed site's pages call us; for any other site there are none. */
export function corsHeaders(
  request: Request,
  allowedOrigins: readonly string[],
): Record<string, string> {
  const origin = request.headers.get("origin");
  const isAllowed = origin !== null && allowedOrigins.includes(origin);
  return isAllowed
    ? { ...sharedHeaders, "access-control-allow-origin": origin }
    : { vary: "Origin" };
}

const sharedHeaders = {
  vary: "Origin",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
  "access-control-expose-headers": "retry-after, x-request-id",
  "access-control-max-age": "600",
};
