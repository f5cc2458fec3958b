import { hasStoredSession } from "@/lib/storage";

/** What she does as soon as she wants more than to read. */
const signs = ["pointerdown", "keydown", "focusin"] as const;

let earlyPress: HTMLButtonElement | null = null;
let isStarting = false;

/** Keeps the last button that was pressed before the page came alive, and the form from being sent without it. */
function keepPress(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (button === null) return;
  event.preventDefault();
  earlyPress = button;
}

function takePress(): HTMLButtonElement | null {
  document.removeEventListener("click", keepPress, true);
  return earlyPress;
}

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

async function start(): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  fetchPageCode();
  try {
    const { startSite } = await import("./main");
    await startSite(takePress);
    for (const sign of signs) document.removeEventListener(sign, start);
  } catch {
    // No connection: the page stays readable, and the next sign of her tries again.
    isStarting = false;
  }
}

function startSoon(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => void start(), { timeout: 1_000 });
  else setTimeout(() => void start(), 200);
}

// Her account is shown once the script has read it; until then nobody else's button stands there.
if (hasStoredSession()) document.documentElement.dataset["account"] = "kept";
document.addEventListener("click", keepPress, true);
for (const sign of signs) document.addEventListener(sign, start, { passive: true });
if (document.readyState === "complete") startSoon();
else window.addEventListener("load", startSoon, { once: true });
