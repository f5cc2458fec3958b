import { once } from "node:events";
import { createSecureServer, type ServerHttp2Stream } from "node:http2";
import { type IncomingHttpHeaders, request as askUpstream } from "node:http";

import { readConfiguration } from "../../supabase/local/configuration.ts";
import { freePort } from "../../supabase/local/free-port.ts";
import { readSiteFiles } from "../../supabase/local/site-files.ts";
import { startServer } from "../stack/server.ts";
import { runCertificate } from "./run-certificate.ts";

export type Answer = { path: string; status: number; bytes: number };

/** The built site as a host would serve it: HTTP/2 over TLS, packed, with its headers. */
export type ProductionServer = {
  url: string;
  port: number;
  /** Every answer so far, with the bytes of its body on the wire. */
  answers: readonly Answer[];
  /** Ends it and deletes its data. */
  remove: () => Promise<void>;
};

type Options = {
  /** The built site; without it the one that the environment names, else dist. */
  siteFolder?: string | undefined;
};

/** Words of HTTP/1 that HTTP/2 forbids. */
const CONNECTION_HEADERS = ["connection", "keep-alive", "transfer-encoding", "upgrade"];

/** Starts the local server and puts HTTP/2 with a certificate of this run in front of it. */
export async function startProductionServer({
  siteFolder,
}: Options = {}): Promise<ProductionServer> {
  const folder = siteFolder ?? readConfiguration([], process.env).siteFolder;
  const upstream = await startServer({ env: { PCOS_CARE_SITE: folder } });
  await packEverything(folder, upstream.url);
  const port = await freePort();
  const answers: Answer[] = [];
  const front = createSecureServer(runCertificate);
  front.on("stream", (stream, headers) =>
    passOn(stream, headers, upstream.url, (answer) => answers.push(answer)),
  );
  // A browser that leaves takes its connection with it.
  front.on("sessionError", () => undefined);
  front.listen(port, "127.0.0.1");
  await once(front, "listening");
  return {
    url: `https://localhost:${port}`,
    port,
    answers,
    remove: async () => {
      front.close();
      await upstream.remove();
    },
  };
}

/** A host has every file packed before anyone asks for it. */
async function packEverything(folder: string, upstream: string): Promise<void> {
  const files = [...readSiteFiles(folder).keys()];
  if (!files.includes("/index.html"))
    throw new Error(`There is no site in ${folder}. Run: npm run build`);
  for (const file of files) {
    const response = await fetch(`${upstream}${file}`, { headers: { "accept-encoding": "br" } });
    await response.arrayBuffer();
  }
}

function passOn(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  upstream: string,
  note: (answer: Answer) => void,
): void {
  const path = String(headers[":path"]);
  const asked = Object.entries(headers).filter(([name]) => !name.startsWith(":"));
  const origin = headers.origin === undefined ? {} : { origin: upstream };
  const request = askUpstream(
    `${upstream}${path}`,
    { method: String(headers[":method"]), headers: { ...Object.fromEntries(asked), ...origin } },
    (response) => {
      const status = response.statusCode ?? 502;
      const answered = Object.entries(response.headers).filter(
        ([name]) => !CONNECTION_HEADERS.includes(name),
      );
      let bytes = 0;
      response.on("data", (piece: Buffer) => (bytes += piece.length));
      response.on("end", () => note({ path, status, bytes }));
      if (stream.destroyed) return;
      stream.respond({ ":status": status, ...Object.fromEntries(answered) });
      response.pipe(stream);
    },
  );
  request.on("error", () => stream.close());
  stream.on("error", () => request.destroy());
  stream.pipe(request);
}
