import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";

import { z } from "zod";

const callSchema = z.object({
  system: z.string(),
  messages: z.array(
    z.object({
      content: z.tuple([
        z.object({
          type: z.literal("image"),
          source: z.object({
            type: z.literal("base64"),
            media_type: z.enum(["image/jpeg", "image/png"]),
            data: z.base64(),
          }),
        }),
        z.object({ type: z.literal("text"), text: z.string() }),
      ]),
    }),
  ),
});

/** How the model behaves until it is told otherwise. */
export type ReaderBehaviour =
  | "reads"
  | "finds no words"
  | "refuses"
  | "breaks off"
  | "is no JSON"
  | "fails"
  | "redirects"
  | "hangs";

/** A stand-in for a model service that reads pictures, on loopback. */
export type PictureReader = {
  url: string;
  calls: { headers: string; raw: string; picture: Buffer; mediaType: string }[];
  /** How many callers hung up before they had their reply. */
  abandonedCalls: () => number;
  behave: (behaviour: ReaderBehaviour) => void;
  stop: () => Promise<void>;
};

/** Starts a server that says it read `words` in every picture, and remembers what it was sent. */
export async function startPictureReader(words: string): Promise<PictureReader> {
  const calls: PictureReader["calls"] = [];
  let behaviour: ReaderBehaviour = "reads";
  let abandoned = 0;
  const server = createServer(async (request, response) => {
    response.once("close", () => {
      if (!response.writableFinished) abandoned += 1;
    });
    const raw = await readText(request);
    const source = callSchema.parse(JSON.parse(raw)).messages[0]?.content[0].source;
    calls.push({
      headers: JSON.stringify(request.headers),
      raw,
      picture: Buffer.from(source?.data ?? "", "base64"),
      mediaType: source?.media_type ?? "",
    });
    answer(response, behaviour, words);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    abandonedCalls: () => abandoned,
    behave: (next) => {
      behaviour = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function answer(response: ServerResponse, behaviour: ReaderBehaviour, words: string): void {
  switch (behaviour) {
    case "reads":
      return send(response, 200, message(words, "end_turn"));
    case "finds no words":
      return send(response, 200, message("", "end_turn"));
    case "refuses":
      return send(response, 200, message("", "refusal"));
    case "breaks off":
      return send(response, 200, message(words, "max_tokens"));
    case "is no JSON":
      return send(response, 200, "<html>Bad gateway</html>");
    case "fails":
      return send(response, 500, '{"type":"error","error":{"message":"provider words"}}');
    case "redirects":
      return send(response, 307, "", { location: "http://127.0.0.1:9/v1/messages" });
    case "hangs":
  }
}

function message(text: string, stop_reason: string): string {
  return JSON.stringify({
    id: "msg_01",
    type: "message",
    role: "assistant",
    model: "claude-test",
    content: text === "" ? [] : [{ type: "text", text }],
    stop_reason,
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  });
}

function send(response: ServerResponse, status: number, body: string, headers = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(body);
}
