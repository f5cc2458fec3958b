import { type RefObject, useEffect } from "react";

import { overlaps } from "./overlap";

/** What can be pressed on the page and at its foot; the numbers of the urgent card are links too. */
const controls = ":is(main, footer) :is(a, button, input, select, textarea, summary, label)";

/** Lets a floating button give way where it stands: while something that can be pressed lies under it, the press is for that. */
export function useClickThrough(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;

    function look(): void {
      frame = 0;
      const element = button.current;
      if (element === null) return;
      const place = element.getBoundingClientRect();
      const isOver = [...document.querySelectorAll(controls)].some((control) =>
        [...control.getClientRects()].some((found) => overlaps(place, found)),
      );
      element.toggleAttribute("data-click-through", isOver);
    }

    function lookSoon(): void {
      frame ||= requestAnimationFrame(look);
    }

    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(document.body);
    const contents = new MutationObserver(lookSoon);
    contents.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("scroll", lookSoon, { passive: true });
    window.addEventListener("resize", lookSoon);
    lookSoon();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      contents.disconnect();
      window.removeEventListener("scroll", lookSoon);
      window.removeEventListener("resize", lookSoon);
    };
  }, [button]);
}
