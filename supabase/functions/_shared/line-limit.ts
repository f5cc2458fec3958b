const LINE_FEED = 10;

/**
 * A body that breaks off when one of its lines grows longer than a limit, so that no reader has to hold it, and when the
 * signal says so.
 */
export function withLineLimit(
  response: Response,
  maxBytes: number,
  signal?: AbortSignal | null,
): Response {
  if (response.body === null) return response;
  let lineBytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      const end = chunk.lastIndexOf(LINE_FEED);
      const first = chunk.indexOf(LINE_FEED);
      const longest = lineBytes + (first === -1 ? chunk.length : first);
      lineBytes = end === -1 ? longest : chunk.length - end - 1;
      if (longest > maxBytes) controller.error(new Error("A line is too long."));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(limit, signal ? { signal } : {}), {
    status,
    statusText,
    headers,
  });
}
