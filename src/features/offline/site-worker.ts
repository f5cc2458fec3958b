import { isSavingData } from "@/lib/connection";

/** Whether the site is on this device. */
export async function isKept(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(registration?.active);
}

/** Whether the site is kept already, or may be without asking her first. */
export async function mayKeepSite(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  return !isSavingData() || (await navigator.serviceWorker.getRegistration()) !== undefined;
}

/** The script that a page begins with: its name changes with every change of the site. */
function firstScript(): string {
  return document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
}

/** Whether a worker keeps the first script of this page, and so is of the same version as the page. */
function isSameVersion(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(data === true));
    port1.start();
    worker.postMessage({ type: "IS_YOURS", script: firstScript() }, [port2]);
  });
}

/** Keeps the site on the device; tells when a version other than this page's is ready there. */
export async function keepSite(onNewVersion: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register("/sw.js");

  async function compare(worker: ServiceWorker | null): Promise<void> {
    if (worker !== null && !(await isSameVersion(worker))) onNewVersion();
  }
  function follow(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") void compare(worker);
    });
  }
  registration.addEventListener("updatefound", () => follow(registration.installing));
  follow(registration.installing);
  // Another tab may have taken the newer version.
  serviceWorker.addEventListener("controllerchange", () => void compare(serviceWorker.controller));
  await compare(registration.waiting);
}

/** Looks for a newer version; false when the network does not answer. */
export async function checkForNewVersion(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    return true;
  } catch {
    return false;
  }
}

/** Shows the newer version, which is already on the device. */
export async function showNewVersion(): Promise<void> {
  const { serviceWorker } = navigator;
  const waiting = (await serviceWorker.getRegistration())?.waiting;
  if (!waiting) {
    location.reload();
    return;
  }
  serviceWorker.addEventListener("controllerchange", () => location.reload());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  waiting.postMessage({ type: "SKIP_WAITING" });
}
