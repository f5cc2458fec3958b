import { lazyComponent } from "@/lib/lazy-component";

/** The resources themselves, apart from their page: whoever has not said who she is does not load them. */
export const openLibrary = lazyComponent(async () => (await import("./open-library")).OpenLibrary);
