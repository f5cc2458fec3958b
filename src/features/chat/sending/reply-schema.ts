import * as z from "zod/mini";

import { type ReceivedReply, readReplyParts } from "@/lib/received-reply";

const NO_TEXT = "Sorry, I could not generate a response.";

const looseReplySchema = z.partial(
  z.object({
    text: z.string(),
    citations: z.array(
      z.object({ id: z.string(), title: z.string(), href: z.string().check(z.startsWith("/")) }),
    ),
    origin: z.enum(["model", "guides"]),
    stopped: z.boolean(),
    message_id: z.uuid(),
    reply_id: z.uuid(),
    timestamp: z.string(),
  }),
);

const failureSchema = z.object({ error: z.string(), code: z.optional(z.string()) });
const pieceSchema = z.object({ text: z.string() });

export type ReplyEvent =
  | { kind: "text"; text: string }
  | { kind: "done"; reply: ReceivedReply }
  | { kind: "failure"; error: string };

/** What the companion answered to the question with this id; what it left out is filled in. */
export function readReply(data: unknown, id: string): ReceivedReply {
  const reply = z.safeParse(looseReplySchema, data).data ?? {};
  return {
    text: reply.text || NO_TEXT,
    citations: reply.citations ?? [],
    // Without a word about where it comes from, an answer counts as AI.
    origin: reply.origin ?? "model",
    reply_parts: readReplyParts(data),
    ...(reply.stopped === true && { stopped: true }),
    message_id: reply.message_id ?? id,
    reply_id: reply.reply_id ?? crypto.randomUUID(),
    timestamp: reply.timestamp ?? new Date().toISOString(),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A gateway in between answers in its own form.
    return null;
  }
}

/** What is said about a refusal; undefined when it is not said in our form. */
export function readFailure(text: string): z.infer<typeof failureSchema> | undefined {
  return z.safeParse(failureSchema, parseJson(text)).data;
}

/** What one event of a streamed reply says; null when it is none that we know or can read. */
export function readReplyEvent(
  { event, data }: { event?: string | undefined; data: string },
  id: string,
): ReplyEvent | null {
  const content = parseJson(data);
  if (content === null) return null;
  if (event === "done") return { kind: "done", reply: readReply(content, id) };
  if (event === "failure") {
    const failure = z.safeParse(failureSchema, content).data;
    return { kind: "failure", error: failure?.error ?? "no reply" };
  }
  const piece = event === "text" ? z.safeParse(pieceSchema, content).data : undefined;
  return piece === undefined ? null : { kind: "text", text: piece.text };
}
