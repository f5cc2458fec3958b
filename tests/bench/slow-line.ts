import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "../../supabase/local/free-port.ts";

export type SlowLine = { port: number; close: () => void };
type Speed = { bitsPerSecond: number; roundTripMs: number };

/** Small enough that a line of 400 kbit/s passes some of them every second. */
const PIECE_BYTES = 1460;

/** A line to a port of this machine on which everything, encryption and greetings too, travels slowly. */
export async function openSlowLine(
  target: number,
  { bitsPerSecond, roundTripMs }: Speed,
): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  // All connections of a device share one line in each direction.
  const freeAt = { up: 0, down: 0 };

  function slowly(direction: keyof typeof freeAt): Transform {
    return new Transform({
      transform(bytes: Buffer, _, done) {
        void pass(this, bytes, direction).finally(done);
      },
    });
  }

  async function pass(line: Transform, bytes: Buffer, direction: keyof typeof freeAt) {
    for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
      const piece = bytes.subarray(start, start + PIECE_BYTES);
      const began = Math.max(performance.now(), freeAt[direction]);
      freeAt[direction] = began + (piece.length * 8 * 1000) / bitsPerSecond;
      await wait(Math.max(0, freeAt[direction] - performance.now()));
      setTimeout(() => line.push(piece), roundTripMs / 2);
    }
  }

  const port = await freePort();
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    // The greeting of a new connection is a round trip of its own.
    setTimeout(() => {
      near.pipe(slowly("up")).pipe(far);
      far.pipe(slowly("down")).pipe(near);
    }, roundTripMs);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
