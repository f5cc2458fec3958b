/** Addresses that are no pages of the site: the backend, the local mailbox, sample forms and files. */
const NO_PAGE = /^\/(?:_|sample\/|[a-z]+\/v\d+\/)|\.\w+$/;

/** Whether a browser asks for a page of the site itself, to show it in a tab. */
export function isSitePage(
  { mode, destination }: Pick<Request, "mode" | "destination">,
  pathname: string,
): boolean {
  return mode === "navigate" && destination === "document" && !NO_PAGE.test(pathname);
}
