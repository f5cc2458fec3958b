import { EventEmitter, once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

import { z } from "zod";

/** A stand-in for the model service that says what the script of the journey says, when it says it. */
export type ScriptedModelServer = {
  url: string;
  /** Adds words to the answer on its way; waits until there is one. */
  say: (words: string) => Promise<void>;
  /** Ends the answer on its way. */
  finish: () => Promise<void>;
  stop: () => Promise<void>;
};

function write(response: ServerResponse, event: { type: string } & Record<string, unknown>): void {
  response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
}

/** Starts a model service on loopback, which answers one question at a time. */
export async function startScriptedModelServer(): Promise<ScriptedModelServer> {
  const answers: ServerResponse[] = [];
  const asked = new EventEmitter();
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    const usage = { input_tokens: 1, output_tokens: 1 };
    const message = { id: "msg_01", type: "message", role: "assistant", model: "scripted", usage };
    write(response, {
      type: "message_start",
      message: { ...message, content: [], stop_reason: null, stop_sequence: null },
    });
    const content_block = { type: "text", text: "" };
    write(response, { type: "content_block_start", index: 0, content_block });
    answers.push(response);
    asked.emit("question");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());

  async function newest(): Promise<ServerResponse> {
    const answer = answers.at(-1);
    if (answer !== undefined) return answer;
    await once(asked, "question");
    return newest();
  }

  return {
    url: `http://127.0.0.1:${port}`,
    say: async (text) => {
      const delta = { type: "text_delta", text };
      write(await newest(), { type: "content_block_delta", index: 0, delta });
    },
    finish: async () => {
      const response = await newest();
      answers.length = 0;
      write(response, { type: "content_block_stop", index: 0 });
      const delta = { stop_reason: "end_turn", stop_sequence: null };
      write(response, { type: "message_delta", delta, usage: { output_tokens: 1 } });
      write(response, { type: "message_stop" });
      response.end();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
