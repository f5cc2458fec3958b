import { recordPresses } from "@/lib/input-replay";
import { hasStoredSession } from "@/lib/storage";

/** What she does as soon as she wants more than to read. */
const signs = ["pointerdown", "keydown", "focusin"] as const;

/** The scripts of the page wait no longer than this for its first paint. */
const longestPaintMs = 1_000;

let isStarting = false;

/** Fetches what this page needs side by side instead of one after the other. */
function fetchPageCode(): void {
  const script = document.querySelector("script[data-page-code]");
  for (const href of script?.getAttribute("data-page-code")?.split(" ") ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
}

/** Whether the site cannot work here: Chrome before 100, Safari before 15.4, Firefox before 104. */
function isTooOld(): boolean {
  return !("throwIfAborted" in AbortSignal.prototype && "findLast" in Array.prototype);
}

/** Whether this browser is one of the oldest that the site works in: the newest thing it needs came last everywhere. */
function lacksNewerApis(): boolean {
  return !("any" in AbortSignal && "canParse" in URL);
}

/** Shows what stands there for a browser without scripts. */
function showPlainPage(): void {
  for (const part of document.querySelectorAll("noscript")) part.outerHTML = part.textContent;
}

async function start(): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  fetchPageCode();
  try {
    if (lacksNewerApis()) (await import("@/lib/newer-apis")).addNewerApis();
    const { startSite } = await import("./main");
    await startSite();
    for (const sign of signs) document.removeEventListener(sign, start);
  } catch {
    // No connection: the page stays readable, and the next sign of her tries again.
    isStarting = false;
  }
}

/** Resolves once she sees the page, or after a while in a tab that is not shown. */
async function firstPaint(): Promise<void> {
  await new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: "paint", buffered: true });
    setTimeout(resolve, longestPaintMs);
  });
}

async function startSoon(): Promise<void> {
  await firstPaint();
  if ("requestIdleCallback" in window) requestIdleCallback(() => void start(), { timeout: 1_000 });
  else setTimeout(() => void start(), 200);
}

if (isTooOld()) showPlainPage();
else {
  // Her account is shown once the script has read it; until then nobody else's button stands there.
  if (hasStoredSession()) document.documentElement.dataset["account"] = "kept";
  recordPresses();
  for (const sign of signs) document.addEventListener(sign, start, { passive: true });
  if (document.readyState === "complete") void startSoon();
  else window.addEventListener("load", () => void startSoon(), { once: true });
}
