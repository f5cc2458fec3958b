import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

import { z } from "zod";

type Trickle = { firstAfterMs: number; pieces: readonly string[]; everyMs: number };

/** Starts a stand-in for the model service that says its words at a fixed pace. */
export async function startTricklingModel({ firstAfterMs, pieces, everyMs }: Trickle) {
  const server = createServer(async (request, response) => {
    request.resume();
    await once(request, "end");
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(event({ type: "message_start" }));
    for (const [index, text] of pieces.entries()) {
      await wait(index === 0 ? firstAfterMs : everyMs);
      response.write(
        event({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } }),
      );
    }
    response.write(event({ type: "message_delta", delta: { stop_reason: "end_turn" } }));
    response.end(event({ type: "message_stop" }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function event(data: { type: string } & Record<string, unknown>): string {
  return `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
}
