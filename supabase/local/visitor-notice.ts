import { z } from "zod";

import { failure } from "./refusal.ts";
import type { Mailbox } from "./mailbox.ts";

const visitorSchema = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.email().max(254),
});
const noticeSchema = z.object({ template_params: visitorSchema });

/** Takes EmailJS's call about a new visitor and puts the e-mail it would send into the local mailbox. */
export async function takeVisitorNotice(
  request: Request,
  mailbox: Mailbox,
  providerEmail: string,
): Promise<Response> {
  const visitor = await readVisitor(request);
  if (!visitor) return failure(400, "malformed", "The name or e-mail address is missing.");
  mailbox.add({
    to: providerEmail,
    subject: `New visitor: ${visitor.name.replace(/\s+/g, " ")}`,
    text: `${visitor.name} registered to read the resources.\n\nE-mail: ${visitor.email}`,
    html: null,
  });
  return new Response("OK", { headers: { "content-type": "text/plain; charset=utf-8" } });
}

async function readVisitor(request: Request): Promise<z.infer<typeof visitorSchema> | null> {
  try {
    if (request.headers.get("content-type")?.startsWith("application/json")) {
      return noticeSchema.parse(await request.json()).template_params;
    }
    return visitorSchema.parse(Object.fromEntries(await request.formData()));
  } catch {
    return null;
  }
}
