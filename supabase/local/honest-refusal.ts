import { z } from "zod";

/** Codes by which the embedded data API says that it could not read a request, with a piece of its own statement beside it. */
const UNREADABLE = new Set(["SUP", "42601"]);
const refusalSchema = z.object({ code: z.string() });

/** Answers 400 instead of 500 where the data API could not read what it was asked, and withholds its own statement. */
export async function withHonestRefusal(response: Response): Promise<Response> {
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
    return refusalSchema.parse(JSON.parse(text)).code;
  } catch {
    return "";
  }
}
