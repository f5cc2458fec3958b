import { z } from "zod";

const USUAL_WAIT_SECONDS = 60;

/** The database says in the hint of its refusal how long to wait. */
const refusalSchema = z.object({ hint: z.string().regex(/^[1-9]\d{0,5}$/) });

/** Adds to a refusal for too many calls when to try again; any other response stays as it is. */
export async function withRetryAfter(response: Response): Promise<Response> {
  if (response.status !== 429 || response.headers.has("retry-after")) return response;
  const body = await response.text();
  const headers = new Headers(response.headers);
  headers.set("retry-after", waitIn(body));
  return new Response(body, { status: 429, headers });
}

function waitIn(body: string): string {
  try {
    return refusalSchema.parse(JSON.parse(body)).hint;
  } catch {
    return String(USUAL_WAIT_SECONDS);
  }
}
