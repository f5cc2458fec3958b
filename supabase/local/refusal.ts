/** The one shape of every refusal by the local server: a sentence for people and a stable code. */
export function failure(
  status: number,
  code: string,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(
    { error: sentence, code },
    {
      status,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-store",
        ...headers,
      },
    },
  );
}
