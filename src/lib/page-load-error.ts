/** A page whose code or text could not be fetched. */
export class PageLoadError extends Error {
  override name = "PageLoadError";
}
