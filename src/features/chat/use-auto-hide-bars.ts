import { type RefObject, useEffect } from "react";

import { isProgrammaticPlace } from "@/lib/programmatic-scroll";

/** So far she scrolls one way before the bars follow, or a trembling thumb would move them. */
const TURN_PX = 12;

function isPhone(): boolean {
  return window.matchMedia("(pointer: coarse) and (max-width: 1023px)").matches;
}

/**
 * Marks the chat on a phone with `data-writing` while she types, and with `data-reading-on` while she scrolls down:
 * what stands around the conversation then leaves it the room.
 */
export function useAutoHideBars(chat: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = chat;
    if (current === null) return undefined;
    let turnedAt = window.scrollY;
    let isDown = false;

    function noteFocus() {
      const isWriting = document.activeElement instanceof HTMLTextAreaElement && isPhone();
      current?.toggleAttribute("data-writing", isWriting);
    }

    function noteScroll() {
      const place = window.scrollY;
      if (isProgrammaticPlace(place) || place <= 0) {
        turnedAt = place;
        isDown = false;
      } else if (isDown ? place > turnedAt : place < turnedAt) {
        turnedAt = place;
      } else if (Math.abs(place - turnedAt) > TURN_PX) {
        turnedAt = place;
        isDown = !isDown;
      }
      current?.toggleAttribute("data-reading-on", isDown && isPhone());
    }

    current.addEventListener("focusin", noteFocus);
    current.addEventListener("focusout", noteFocus);
    window.addEventListener("scroll", noteScroll, { passive: true });
    return () => {
      current.removeEventListener("focusin", noteFocus);
      current.removeEventListener("focusout", noteFocus);
      window.removeEventListener("scroll", noteScroll);
    };
  }, [chat]);
}
