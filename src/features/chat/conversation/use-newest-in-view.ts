import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

import { scrollProgrammatically } from "@/lib/programmatic-scroll";

/** So close to the end that she is reading the newest message. */
const NEAR_END_PX = 48;
/** What a question may be off its place without having been moved by her. */
const NEAR_PLACE_PX = 4;

/**
 * What is kept in view while messages come and grow: the `end` of them, her newest `question` with
 * its answer from the first line on, or the place that is her `own`.
 */
type Anchor = "end" | "question" | "own";

function topOf(element: Element | null): number {
  return element?.getBoundingClientRect().top ?? 0;
}

function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom;
}

/** Where her newest words end: above the room that is kept under them, and above what can be done with an answer. */
function endOfText(room: Element): number {
  const actions = [...(room.parentElement?.querySelectorAll("[data-answer-actions]") ?? [])].at(-1);
  const top = topOf(room);
  const isLast = actions !== undefined && top - bottomOf(actions) <= NEAR_END_PX;
  return isLast ? topOf(actions) : top;
}

/** Whether words lie below what she can see of the conversation. */
function isTextBelow(room: Element | null, dock: Element | null): boolean {
  if (room === null) return false;
  const lowest = dock === null ? window.innerHeight : Math.min(topOf(dock), window.innerHeight);
  return endOfText(room) > lowest + NEAR_END_PX;
}

/** How far below the upper edge of the window a question stands that was brought there. */
function topPlace(question: Element): number {
  return Number.parseFloat(getComputedStyle(question).scrollMarginTop) || 0;
}

/**
 * Shows what is newest without ever pulling her away from where she has scrolled to.
 *
 * `version` names the newest turn and its state, empty while there is none; `end` belongs below
 * everything that can grow, and `room` between the messages and the `dock` that stays below them:
 * it makes the page so long that a question with a short answer can stand at the upper edge.
 */
export function useNewestInView(version: string) {
  const end = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  const newestQuestion = useRef<HTMLLIElement>(null);
  const shown = useRef("");
  const isAsked = useRef(false);
  const anchor = useRef<Anchor>("end");
  const anchored = useRef<Element | null>(null);
  const scrolledTo = useRef(0);
  const [isAway, setAway] = useState(false);

  const look = useCallback(() => {
    const question = anchored.current;
    const isAtEnd = topOf(end.current) <= window.innerHeight + NEAR_END_PX;
    const isInPlace =
      anchor.current === "question" &&
      question !== null &&
      Math.abs(topOf(question) - topPlace(question)) <= NEAR_PLACE_PX;
    // At the end more may have arrived before its own scrolling is reported: only upwards is hers.
    const isFollowing = anchor.current === "end" && window.scrollY >= scrolledTo.current - 1;
    scrolledTo.current = window.scrollY;
    if (!isInPlace && !isFollowing) anchor.current = isAtEnd ? "end" : "own";
    setAway(isTextBelow(room.current, dock.current));
  }, []);

  /** Takes no more room below an asked question than its answer leaves free. */
  const makeRoom = useCallback(() => {
    const question = anchored.current;
    if (room.current === null || end.current === null) return;
    const { top, bottom } = room.current.getBoundingClientRect();
    const free =
      question?.isConnected === true
        ? window.innerHeight -
          topPlace(question) -
          (top - topOf(question)) -
          (topOf(end.current) - bottom)
        : 0;
    room.current.style.minHeight = `${Math.max(0, free)}px`;
  }, []);

  const show = useCallback(() => {
    makeRoom();
    scrollProgrammatically(() => {
      if (anchor.current === "question") anchored.current?.scrollIntoView({ block: "start" });
      if (anchor.current === "end") end.current?.scrollIntoView({ block: "end" });
    });
    scrolledTo.current = window.scrollY;
  }, [makeRoom]);

  useEffect(() => {
    // An answer that grows, fonts that arrive late, a turned phone and its keyboard.
    function follow() {
      if (shown.current === "") return;
      show();
      setAway(isTextBelow(room.current, dock.current));
    }
    const growth = new ResizeObserver(follow);
    // The room itself is given its height here, and watching it would never come to rest.
    for (const element of end.current?.parentElement?.children ?? []) {
      if (element !== room.current) growth.observe(element);
    }
    window.addEventListener("resize", follow);
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener("resize", follow);
      window.removeEventListener("scroll", look);
    };
  }, [look, show]);

  useLayoutEffect(() => {
    if (shown.current === version) return;
    const isFirst = shown.current === "";
    shown.current = version;
    const question = newestQuestion.current;
    if (isAsked.current) {
      isAsked.current = false;
      anchor.current = "question";
      anchored.current = question;
    } else if (isFirst && question !== null) {
      // A long answer is read from its question on, not from its last line.
      const isLong = topOf(end.current) - topOf(question) > window.innerHeight - topPlace(question);
      anchor.current = isLong ? "question" : "end";
      anchored.current = isLong ? question : null;
    } else if (anchored.current !== question) {
      if (anchor.current === "question") anchor.current = "end";
      anchored.current = null;
    }
    show();
  }, [show, version]);

  /** Brings the question that is being asked to the upper edge, wherever she was. */
  const follow = useCallback(() => {
    isAsked.current = true;
  }, []);

  const goToEnd = useCallback(() => {
    anchor.current = "end";
    // The end of her words is meant, not that of the room below them.
    anchored.current = null;
    show();
  }, [show]);

  return { end, room, dock, newestQuestion, isAway, follow, goToEnd };
}
