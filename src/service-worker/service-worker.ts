import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precacheAndRoute,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";

import { isSitePage } from "./site-page-request.ts";

/** The parts of a worker's surroundings that are used here; the types of a page do not know them. */
type LifeEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type AskedEvent = LifeEvent & Pick<MessageEvent<unknown>, "data" | "ports">;
declare const self: {
  addEventListener: ((type: "install" | "activate", listener: (event: LifeEvent) => void) => void) &
    ((type: "message", listener: (event: AskedEvent) => void) => void);
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      type: "window";
      includeUncontrolled: true;
    }) => Promise<readonly unknown[]>;
  };
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
};

/** Written in when the site is built. */
declare const KEPT_FILES: { url: string; revision: string | null }[];
declare const KEPT_ADDRESS: string;
declare const PHOTO_READER_ADDRESSES: readonly string[];

const SETTINGS = "/app-config.json";
const PHOTO_READER_CACHE = "photo-reader";

/** How long a slow network may take before the page comes from the device. */
const NETWORK_SECONDS = 3;

// Only files of the site are ever stored: no answer about a person, and nothing from another host.
precacheAndRoute(KEPT_FILES, { directoryIndex: "", cleanURLs: false });
cleanupOutdatedCaches();

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isSitePage(request, url.pathname),
  new NetworkOnly({
    networkTimeoutSeconds: NETWORK_SECONDS,
    plugins: [
      {
        handlerDidError: () => matchPrecache(KEPT_ADDRESS),
        handlerWillRespond: async ({ response }) =>
          response.status < 500 ? response : ((await matchPrecache(KEPT_ADDRESS)) ?? response),
      },
    ],
  }),
);

// Where the backend is, the same for everybody: without it her own pages could not even open offline.
const settings = new NetworkFirst({
  cacheName: "site-settings",
  networkTimeoutSeconds: NETWORK_SECONDS,
});
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === SETTINGS, settings);

// Too large to keep unasked; but who has had one photo read can have the next one read without a network.
const photoReader = new Set(PHOTO_READER_ADDRESSES);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && photoReader.has(url.pathname),
  new CacheFirst({ cacheName: PHOTO_READER_CACHE }),
);

/** Lets go of the photo reader of an earlier version of the site. */
async function removeOldPhotoReader(): Promise<void> {
  if (!(await caches.has(PHOTO_READER_CACHE))) return;
  const cache = await caches.open(PHOTO_READER_CACHE);
  const kept = await cache.keys();
  const old = kept.filter(({ url }) => !photoReader.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function start(): Promise<void> {
  // Pages that were open before are served too, so that one visit is enough.
  await self.clients.claim();
  await self.registration.navigationPreload.enable();
  await removeOldPhotoReader();
}

/** Takes over at once when the only open page is of this version already, so that nobody is disturbed. */
async function takeOverWhenAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

function textIn(data: unknown, key: string): string {
  if (typeof data !== "object" || data === null) return "";
  const text: unknown = new Map<string, unknown>(Object.entries(data)).get(key);
  return typeof text === "string" ? text : "";
}

self.addEventListener("install", (event) => {
  // On her first visit the page has asked for them already, before any worker could keep the answer.
  const [, isKept] = settings.handleAll({ event, request: SETTINGS });
  event.waitUntil(isKept);
});

self.addEventListener("activate", (event) => event.waitUntil(start()));

self.addEventListener("message", (event) => {
  const type = textIn(event.data, "type");
  if (type === "SKIP_WAITING") event.waitUntil(self.skipWaiting());
  if (type !== "IS_YOURS") return;
  const isOwn = getCacheKeyForURL(textIn(event.data, "script")) !== undefined;
  event.ports[0]?.postMessage(isOwn);
  if (isOwn) event.waitUntil(takeOverWhenAlone());
});
