import { z } from "zod";

const USUAL_WAIT_SECONDS = 60;

/** The database says in the hint of its refusal how long to wait. */
const waitSchema = z.object({ hint: z.string().regex(/^[1-9]\d{0,5}$/) });

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
    return waitSchema.parse(JSON.parse(body)).hint;
  } catch {
    return String(USUAL_WAIT_SECONDS);
  }
}

/** Codes by which the embedded data API says that it could not read a request, with a piece of its own statement beside it. */
const UNREADABLE = new Set(["SUP", "42601"]);
const codeSchema = z.object({ code: z.string() });

/** Answers 400 instead of 500 where the data API could not read what it was asked, and withholds its own statement. */
export async function withBadRequest(response: Response): Promise<Response> {
  if (response.status < 400 || response.status === 401 || response.status === 429) return response;
  const text = await response.clone().text();
  const isUnreadable = UNREADABLE.has(codeIn(text)) && /invalid|syntax/i.test(text);
  if (!isUnreadable) return response;
  return Response.json(
    { code: "PGRST102", details: null, hint: null, message: "Invalid parameters" },
    { status: 400 },
  );
}

function codeIn(text: string): string {
  try {
    return codeSchema.parse(JSON.parse(text)).code;
  } catch {
    return "";
  }
}
