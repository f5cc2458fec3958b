import { useCallback, useLayoutEffect, useRef } from "react";

import { blankPage, leaveRecord, rememberEntry, showPage } from "./leave-record";

const HIDDEN_MS = 60_000;
const KEY = "Shift";
const PRESSES = 3;
/** All presses of the key have to fall into this time. */
const PRESSES_MS = 2000;

/** Calls back when the Shift key was pressed three times with nothing in between. */
function listenForKey(onPressed: () => void): () => void {
  let presses: number[] = [];
  function press(event: KeyboardEvent): void {
    if (event.key !== KEY) presses = [];
    else if (!event.repeat) {
      presses = [...presses.filter((at) => event.timeStamp - at < PRESSES_MS), event.timeStamp];
    }
    if (presses.length >= PRESSES) onPressed();
  }
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

/**
 * Hides the page while it is not in view, and calls back when it was hidden for long or comes back out of the past. A
 * page that is about to be replaced then stays hidden.
 */
function listenForHiding(onAway: () => boolean): () => void {
  let hiddenAt: number | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  function hide(): void {
    blankPage();
    hiddenAt ??= Date.now();
    clearTimeout(waiting);
    waiting = setTimeout(onAway, HIDDEN_MS);
  }
  function change(): void {
    if (document.visibilityState === "hidden") {
      hide();
      return;
    }
    clearTimeout(waiting);
    // A browser may stop the clock of a page that nobody sees.
    const wasLong = hiddenAt !== null && Date.now() - hiddenAt >= HIDDEN_MS;
    hiddenAt = null;
    if (!wasLong || !onAway()) showPage();
  }
  function comeBack(event: PageTransitionEvent): void {
    if (event.persisted && !onAway()) showPage();
  }
  document.addEventListener("visibilitychange", change);
  addEventListener("pagehide", blankPage);
  addEventListener("pageshow", comeBack);
  return () => {
    clearTimeout(waiting);
    document.removeEventListener("visibilitychange", change);
    removeEventListener("pagehide", blankPage);
    removeEventListener("pageshow", comeBack);
    showPage();
  };
}

/** What leaves the record fast: the way to press, a repeated key, and a page that is out of view for a minute. */
export function useLeaving(onLock: () => boolean): () => void {
  const lock = useRef(onLock);

  // In the same step as the page, so that no record is shown, and none is gone, without this.
  useLayoutEffect(() => {
    lock.current = onLock;
  }, [onLock]);

  const leave = useCallback(() => {
    lock.current();
    leaveRecord();
  }, []);

  useLayoutEffect(() => {
    rememberEntry();
    const stops = [listenForKey(leave), listenForHiding(() => lock.current())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [leave]);

  return leave;
}
