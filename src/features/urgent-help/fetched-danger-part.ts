import { lazyComponent } from "@/lib/lazy-component";

/** What to do about a danger and whom to call; fetched together with the check that finds it, or it could not be shown. */
export const dangerPart = lazyComponent(async () => (await import("./danger-part")).DangerPart);
