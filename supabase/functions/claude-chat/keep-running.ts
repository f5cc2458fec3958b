declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;

/** Asks the hosted platform not to end the function while this work goes on; elsewhere nothing would end it. */
export function keepRunning(work: Promise<unknown>): void {
  if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
}
