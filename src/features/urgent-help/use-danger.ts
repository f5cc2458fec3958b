import { useEffect, useMemo, useRef, useState } from "react";

import type { DangerReport } from "@shared/safety/check-for-danger";

import { type DangerCheck, fetchDangerCheck, knownDangerCheck } from "./danger-check";

export type DangerOptions = {
  /** Her newest words in the thread; null while there are none. */
  newestQuestion: string | null;
  /** She has begun something that she may send. */
  isWriting: boolean;
  /** Called when her words could not be checked; `problem` says so then. */
  onUnchecked: () => void;
};

export type Danger = {
  /** What her newest words tell of; null when it is nothing, or when she said that she is safe. */
  report: DangerReport | null;
  /** Whether those words stand in the thread; before that they were only about to be sent. */
  isInThread: boolean;
  /**
   * Reads what she is about to send, on her own device and before anything else happens to it, then goes on: at once
   * when the check is here, when it has come otherwise, and not at all when it does not come.
   */
  check: (text: string, goOn: (hasDanger: boolean) => void) => void;
  isChecking: boolean;
  /** Why her words could not be checked, so that nothing was sent. */
  problem: string | null;
  declareSafe: () => void;
};

const PROBLEM =
  "We could not check your message for signs of danger, so nothing was sent. Check your connection, then send it again. If it is urgent, open “Get urgent help”.";

/** Watches her newest words for signs of danger, those in the thread and those about to be sent. */
export function useDanger({ newestQuestion, isWriting, onUnchecked }: DangerOptions): Danger {
  const [findDanger, setFindDanger] = useState(knownDangerCheck);
  const [sent, setSent] = useState<string | null>(null);
  const [safe, setSafe] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isNeeded = isWriting || newestQuestion !== null;

  const isFetched = findDanger !== null;
  const isPending = useRef(false);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  useEffect(() => {
    if (!isNeeded || isFetched) return undefined;
    function fetchIt() {
      // When it does not come, the next connection tries again, and so does sending, which says so.
      fetchDangerCheck().then(
        (found) => setFindDanger(() => found),
        () => undefined,
      );
    }
    fetchIt();
    window.addEventListener("online", fetchIt);
    return () => window.removeEventListener("online", fetchIt);
  }, [isFetched, isNeeded]);

  const text = sent ?? newestQuestion;
  const report = useMemo(
    () => (text === null || findDanger === null ? null : findDanger(text)),
    [findDanger, text],
  );

  function read(next: string, found: DangerCheck, goOn: (hasDanger: boolean) => void) {
    setSent(next);
    setSafe(null);
    goOn(found(next) !== null);
  }

  async function readOnceFetched(next: string, goOn: (hasDanger: boolean) => void) {
    if (isPending.current) return;
    isPending.current = true;
    setChecking(true);
    const found = await fetchDangerCheck().catch(() => null);
    isPending.current = false;
    // She has left the chat: what she has not seen checked is not sent behind her back.
    if (isGone.current) return;
    setChecking(false);
    if (found === null) {
      setProblem(PROBLEM);
      onUnchecked();
      return;
    }
    setFindDanger(() => found);
    read(next, found, goOn);
  }

  return {
    report: text === safe ? null : report,
    isInThread: text === newestQuestion,
    check: (next, goOn) => {
      setProblem(null);
      if (findDanger === null) void readOnceFetched(next, goOn);
      else read(next, findDanger, goOn);
    },
    isChecking,
    problem,
    declareSafe: () => setSafe(text),
  };
}
