import { routePage } from "./route-page";

/** The resources themselves, apart from their page: whoever has not said who she is does not load them. */
export const libraryPart = routePage(
  "../open-library",
  async () => (await import("./open-library")).OpenLibrary,
);
