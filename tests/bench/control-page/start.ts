// As late as the site's own start.
async function start(): Promise<void> {
  (await import("./hydrate.ts")).hydrate();
}

function startAfterPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    requestIdleCallback(() => void start(), { timeout: 1_000 });
  }).observe({ type: "paint", buffered: true });
}

window.addEventListener("load", startAfterPaint, { once: true });
