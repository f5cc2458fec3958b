/** Walks through the built site in a browser of another maker: `node tests/engines/main.ts Firefox|WebKit`. */
import { startServer } from "../stack/server.ts";
import { engines } from "./engines.ts";
import { walkThrough } from "./walk.ts";

const found = engines.find(({ name }) => name === process.argv[2]);
const path = found?.findPath();
if (found === undefined || path === undefined) throw new Error("There is no such browser here.");

const server = await startServer({ env: { ANTHROPIC_API_KEY: "" } });
try {
  const engine = await found.start(path);
  try {
    await walkThrough(engine, server.url);
    const complaints = await engine.complaints();
    if (complaints.length > 0) throw new Error(complaints.join("\n"));
    console.log(`Walked through the site in ${found.name}.`);
  } finally {
    await engine.close();
  }
} finally {
  await server.remove();
}
