// As late as the site's own start.
async function start(): Promise<void> {
  (await import("./hydrate.ts")).hydrate();
}

window.addEventListener("load", () => requestIdleCallback(() => void start(), { timeout: 1_000 }), {
  once: true,
});
