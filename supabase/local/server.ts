import { createServer, type RequestListener } from "node:http";

import { getRequestListener } from "@hono/node-server";

import { API_ADDRESS, createApi } from "./api.ts";
import { openAuthAndData } from "./auth-and-data.ts";
import { keepCopy } from "./backup.ts";
import type { Configuration } from "./configuration.ts";
import { dataFolderAt } from "./data-folder.ts";
import { startFunctions } from "./functions.ts";
import { readOrMakeKeys } from "./keys.ts";
import { lockDataFolder } from "./lock.ts";
import { warn } from "./log.ts";
import { openMailbox } from "./mailbox.ts";
import { takePort } from "./port.ts";
import { deferred } from "./deferred.ts";
import { createStaticSite } from "./static-site.ts";
import { storageFailureOf } from "./storage-failure.ts";
import { startViteSite } from "./vite-site.ts";

/** Whoever sends more slowly than this holds a connection and asks for nothing. */
const TIME_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

/** The running local server. */
export type LocalServer = { stop: () => Promise<void> };

/** Starts the whole local system; the data folder and the port are taken before any data is opened. */
export async function startServer(configuration: Configuration): Promise<LocalServer> {
  const folder = dataFolderAt(configuration.dataFolder);
  const release = lockDataFolder(folder, configuration.port);
  const ready = deferred<RequestListener>();
  const server = createServer(TIME_LIMITS, (request, response) => {
    // Two names for one server: what stands before us could have believed the other one.
    if ((request.headersDistinct["host"] ?? []).length > 1) response.writeHead(400).end();
    else void ready.promise.then((answer) => answer(request, response));
  });
  server.on("connect", (_, socket) => {
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n");
  });
  await takePort(server, configuration.port);

  const keys = readOrMakeKeys(folder);
  const mailbox = openMailbox(folder);
  const authAndData = await openAuthAndData({ configuration, folder, keys, mailbox });
  const functions = startFunctions(configuration, keys);
  const api = createApi({ configuration, keys, mailbox, authAndData, functions });
  const vite = configuration.isDevelopment ? await startViteSite(server) : null;
  if (!vite) {
    const site = createStaticSite(configuration.siteFolder, configuration);
    api.all("*", (context) => site(context.req.raw));
  }
  const answerApi = getRequestListener(api.fetch);
  ready.resolve((request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (vite && !API_ADDRESS.test(path)) vite.answer(request, response);
    else void answerApi(request, response);
  });

  return {
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await Promise.all([functions.stop(), vite?.close()]);
      server.closeAllConnections();
      await closed;
      await authAndData.close();
      try {
        keepCopy(folder);
      } catch (error) {
        const failure = storageFailureOf(error, folder.root);
        if (failure === null) throw error;
        warn(`${failure.message} The data is closed and whole, but no new copy of it was kept.`);
      } finally {
        release();
      }
    },
  };
}
