import { type RefObject, useEffect } from "react";

import { stepsUp } from "./clear-of-controls";

const controls = "main :is(button, input, select, textarea, summary, a)";

/** A link in a sentence and a row as wide as the page can be pressed beside the button. */
function isInTheWay(control: Element, { width, height }: DOMRect): boolean {
  return control.tagName !== "A" || (height >= 40 && width <= 320);
}

/** Keeps a floating button from covering a control of the page: it moves up, or hides where there is no room. */
export function useClearPlace(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;

    function place(): void {
      frame = 0;
      const element = button.current;
      if (element === null) return;
      element.style.translate = "";
      const places = [...document.querySelectorAll(controls)]
        .map((control) => ({ control, place: control.getBoundingClientRect() }))
        .filter(({ control, place: found }) => isInTheWay(control, found))
        .map(({ place: found }) => found)
        .filter(({ width, bottom, top }) => width > 0 && bottom > 0 && top < window.innerHeight);
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const up = stepsUp(
        element.getBoundingClientRect(),
        places,
        Math.max(header, window.innerHeight / 3),
      );
      element.style.translate = up === null || up === 0 ? "" : `0 ${-up}px`;
      element.style.visibility = up === null ? "hidden" : "";
    }

    function placeSoon(): void {
      frame ||= requestAnimationFrame(place);
    }

    const sizes = new ResizeObserver(placeSoon);
    sizes.observe(document.body);
    const contents = new MutationObserver(placeSoon);
    contents.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("scroll", placeSoon, { passive: true });
    window.addEventListener("resize", placeSoon);
    placeSoon();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      contents.disconnect();
      window.removeEventListener("scroll", placeSoon);
      window.removeEventListener("resize", placeSoon);
    };
  }, [button]);
}
