import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** So close to the end that she is reading the newest message. */
const NEAR_END_PX = 48;

/**
 * Shows what is newest after every change while she is at the end, and leaves her place alone
 * once she has scrolled away from it.
 *
 * `version` names the newest turn and its state, empty while there is none; `end` belongs below
 * everything that can grow.
 */
export function useNewestInView(version: string) {
  const end = useRef<HTMLDivElement>(null);
  const newestQuestion = useRef<HTMLLIElement>(null);
  const shown = useRef("");
  const follows = useRef(true);
  const [isAway, setAway] = useState(false);

  const show = useCallback(() => {
    if (!follows.current || end.current === null) return;
    const question = newestQuestion.current;
    const bottom = end.current.getBoundingClientRect().top;
    const top = question?.getBoundingClientRect().top ?? bottom;
    const style = question === null ? null : getComputedStyle(question);
    const covered = Number.parseFloat(style?.scrollMarginTop ?? "") || 0;
    // A long answer is read from its question on, not from its last line.
    if (bottom - top > window.innerHeight - covered) question?.scrollIntoView({ block: "start" });
    else end.current.scrollIntoView({ block: "end" });
  }, []);

  useEffect(() => {
    function look() {
      const bottom = end.current?.getBoundingClientRect().top ?? 0;
      follows.current = bottom <= window.innerHeight + NEAR_END_PX;
      setAway(!follows.current);
    }
    // Fonts that arrive late, a turned phone and its keyboard move the end away from her.
    const growth = new ResizeObserver(() => {
      if (shown.current !== "") show();
    });
    if (end.current?.parentElement) growth.observe(end.current.parentElement);
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener("scroll", look);
    };
  }, [show]);

  useLayoutEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    show();
  }, [show, version]);

  /** From now on shows what is newest, wherever she was. */
  const follow = useCallback(() => {
    follows.current = true;
  }, []);

  const goToEnd = useCallback(() => {
    follows.current = true;
    end.current?.scrollIntoView({ block: "end" });
  }, []);

  return { end, newestQuestion, isAway, follow, goToEnd };
}
