import type { Browser, BrowserContext, Page, ViewportSize } from "@playwright/test";

import { sessionStorageKey } from "../../src/lib/storage.ts";

type Kind = "html" | "script" | "style" | "font" | "image" | "other";

/** What one visit of a page fetched until the page answered her. */
export type Visit = {
  path: string;
  /** Bytes of bodies on the wire. */
  bytes: Record<Kind, number>;
  totalBytes: number;
  requests: number;
  outsideOrigins: string[];
  /** The words of the heading in the raw HTML; null when it has none. */
  heading: string | null;
  /** What the browser complained about. */
  complaints: string[];
  /** How much of what was in view moved by itself, as browsers add it up. */
  layoutShift: number;
  /** What moved, each with where it began and where it ended. */
  moved: string[];
};

const kinds: Readonly<Record<string, Kind>> = {
  document: "html",
  script: "script",
  stylesheet: "style",
  font: "font",
  image: "image",
};
const HYDRATED = "hydrated";
/** Said of our own list of symptoms, whose frame is boxed in although its script needs the site it comes from. */
const OWN_FRAME = /both allow-scripts and allow-same-origin/;
const LONGEST_WAIT_MS = 20_000;

/** Opens a page in a tab of a context and adds up what came over the network. */
export async function measureVisit(
  context: BrowserContext,
  origin: string,
  path: string,
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const kindOf = new Map<string, Kind>();
  const cached = new Set<string>();
  const unchanged = new Set<string>();
  const lengths = new Map<string, [kind: Kind, length: number]>();
  const bytes: Visit["bytes"] = { html: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };
  const outside = new Set<string>();
  const complaints: string[] = [];
  let requests = 0;

  page.on("console", (message) => {
    const isComplaint = ["error", "warning"].includes(message.type());
    if (isComplaint && !OWN_FRAME.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    const url = new URL(request.url);
    if (!url.protocol.startsWith("http")) return;
    if (url.origin !== origin) outside.add(url.origin);
    kindOf.set(requestId, kinds[type?.toLowerCase() ?? ""] ?? "other");
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => cached.add(requestId));
  // Only here does the browser tell that the server said "not modified".
  session.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    if (statusCode === 304) unchanged.add(requestId);
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const kind = kindOf.get(requestId);
    if (kind === undefined || cached.has(requestId) || response.fromDiskCache === true) return;
    requests += 1;
    lengths.set(requestId, [kind, lengthOf(response.headers)]);
  });

  const response = await page.goto(`${origin}${path}`, { waitUntil: "load" });
  const html = (await response?.text()) ?? "";
  await untilHydrated(page);
  const shifts = await page.evaluate(readShifts);
  await page.close();
  for (const [requestId, [kind, length]] of lengths) {
    if (!unchanged.has(requestId)) bytes[kind] += length;
  }
  return {
    path,
    bytes,
    totalBytes: Object.values(bytes).reduce((sum, size) => sum + size, 0),
    requests,
    outsideOrigins: [...outside],
    heading: /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, "") ?? null,
    complaints,
    ...shifts,
  };
}

/** A first visit, by a browser that has never been here; its window is a desktop's unless it is said. */
export async function measureFirstVisit(
  browser: Browser,
  origin: string,
  path: string,
  viewport?: ViewportSize,
): Promise<Visit> {
  const context = await browser.newContext({ ...(viewport && { viewport }) });
  try {
    return await measureVisit(context, origin, path);
  } finally {
    await context.close();
  }
}

/** A visit of a browser that has never been here either, but in which this session is kept. */
export async function measureSignedInVisit(
  browser: Browser,
  origin: string,
  path: string,
  session: unknown,
): Promise<Visit> {
  const localStorage = [{ name: sessionStorageKey, value: JSON.stringify(session) }];
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    return await measureVisit(context, origin, path);
  } finally {
    await context.close();
  }
}

/** Waits until the page answers and has nothing more on its way. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED, {
    timeout: LONGEST_WAIT_MS,
  });
  await page.waitForLoadState("networkidle");
}

/** Asks a page what has moved in it; runs in the page. */
function readShifts(): Promise<Pick<Visit, "layoutShift" | "moved">> {
  type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
  type Shift = PerformanceEntry & { value: number; sources: readonly Source[] };
  return new Promise((resolve) => {
    let layoutShift = 0;
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      const shifts = list
        .getEntries()
        .filter((entry): entry is Shift => entry.entryType === "layout-shift");
      for (const { value, sources } of shifts) {
        layoutShift += value;
        for (const { node, previousRect, currentRect } of sources) {
          const [before, after] = [previousRect, currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].map(Math.round).join(" "),
          );
          const words = node?.textContent?.trim().slice(0, 40) ?? "";
          moved.push(`${node?.nodeName ?? "gone"} "${words}" from ${before} to ${after}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
    // What was noted before is told in the next task.
    setTimeout(() => resolve({ layoutShift, moved }), 0);
  });
}

function lengthOf(headers: Readonly<Record<string, string>>): number {
  const length = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-length");
  return Number(length?.[1] ?? 0);
}
