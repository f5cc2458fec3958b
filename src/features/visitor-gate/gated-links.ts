import { paths } from "@/lib/paths";

/** Whether a page asks for a name and an e-mail before it opens. */
export function isGated(pathname: string): boolean {
  return pathname.replace(/\/+$/, "") === paths.resources;
}

function gatedLinkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isOurs = link?.origin === window.location.origin && isGated(link.pathname);
  return isOurs ? link : null;
}

function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && link.target !== "_blank";
}

type Watcher = {
  /** A link to a gated page is pointed at, touched or focused. */
  onNear: () => void;
  /** A link to a gated page is followed; true keeps the page from opening. */
  onFollow: (link: HTMLAnchorElement) => boolean;
};

/** Watches every link of the site to a gated page, wherever it stands; returns the way to stop. */
export function watchGatedLinks({ onNear, onFollow }: Watcher): () => void {
  const approach = (event: Event) => {
    if (gatedLinkOf(event) !== null) onNear();
  };
  const follow = (event: MouseEvent) => {
    const link = gatedLinkOf(event);
    if (link !== null && opensHere(event, link) && onFollow(link)) event.preventDefault();
  };
  const signs = ["pointerover", "touchstart", "focusin"] as const;
  for (const sign of signs) document.addEventListener(sign, approach, { passive: true });
  // In the capture phase, so that the router's own links find the click already taken.
  document.addEventListener("click", follow, { capture: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, approach);
    document.removeEventListener("click", follow, { capture: true });
  };
}
