import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

import { unfoldAround, unfoldForPaper } from "./unfold";

function hasReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function focusOn(target: HTMLElement): void {
  if (!target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
  }
  target.focus({ preventScroll: true });
}

/** The part of the page that an address names; null where it names none, or is written wrongly. */
function partNamedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Brings the reader to the start of a page she has opened, or to the part of it that the address names. */
export function FocusOnNavigation() {
  const { key, search, hash } = useLocation();
  const navigation = useNavigationType();
  const shownSearch = useRef(search);

  useEffect(unfoldForPaper, []);

  useEffect(() => {
    const isOtherPart = shownSearch.current !== search;
    shownSearch.current = search;
    const isFirstPage = key === "default";
    const part = partNamedBy(hash);
    if (part !== null) {
      unfoldAround(part);
      part.scrollIntoView({ behavior: isFirstPage || hasReducedMotion() ? "instant" : "smooth" });
      focusOn(part);
      return;
    }
    // Another part of the same page, such as the next category: she stays where she is.
    if (isFirstPage || isOtherPart) {
      return;
    }
    const heading =
      document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
    if (heading !== null) {
      focusOn(heading);
    }
    // Back and Forward return to where she was on the page; the browser knows the place.
    if (navigation !== NavigationType.Pop) {
      scrollTo({ top: 0, behavior: "instant" });
    }
  }, [key, search, hash, navigation]);

  return null;
}
