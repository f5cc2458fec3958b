/** Keeps the site because she asked for it; done when all of it is there, and fails when a file is missing. */
export async function keepNow(): Promise<void> {
  const { installing } = await navigator.serviceWorker.register("/sw.js");
  if (installing === null) return;
  await new Promise<void>((resolve, reject) => {
    installing.addEventListener("statechange", () => {
      if (installing.state === "activated") resolve();
      if (installing.state === "redundant") reject(new Error("The site could not be kept."));
    });
  });
}
