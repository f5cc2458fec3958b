import { useEffect, useMemo, useRef, useState } from "react";

import type { DangerReport } from "@shared/safety/danger-outcome";

import {
  askAboutNamed,
  type DangerCheck,
  fetchDangerCheck,
  knownDangerCheck,
} from "./danger-check";
import type { DangerView } from "./danger-view";
import { useSafetyAnswer } from "./use-safety-answer";

export type DangerOptions = {
  /** Her newest words in the thread; null while there are none. */
  newestWords: { id: string; text: string } | null;
  /** The red flag that the reply to them asks about. */
  repliedAsk: string | null;
  /** She has begun something that she may send. */
  isWriting: boolean;
  /** Called when her words could not be checked; `problem` says so then. */
  onUnchecked: () => void;
};

export type Danger = {
  /** What her newest words call for; null when it is nothing, or when she said that she is safe. */
  view: DangerView | null;
  /** Whether it comes before any answer. */
  isFirst: boolean;
  /** The words it is about. */
  text: string | null;
  /** Whether those words stand in the thread; before that they were only about to be sent. */
  isInThread: boolean;
  /**
   * Reads what she is about to send, on her own device and before anything else happens to it, then goes on: at once
   * when the check is here, when it has come otherwise, and not at all when it does not come.
   */
  check: (text: string, goOn: (found: DangerReport | null) => void) => void;
  isChecking: boolean;
  /** Why her words could not be checked, so that nothing was sent. */
  problem: string | null;
  declareSafe: () => void;
};

const PROBLEM =
  "We could not check your message for signs of danger, so nothing was sent. Check your connection, then send it again. If that does not help, copy your words and reload the page. If it is urgent, open “Get urgent help”.";

/** Watches her newest words for signs of danger, those in the thread and those about to be sent. */
export function useDanger(options: DangerOptions): Danger {
  const { newestWords, repliedAsk, isWriting, onUnchecked } = options;
  const [checks, setChecks] = useState(knownDangerCheck);
  const [sent, setSent] = useState<string | null>(null);
  const [safe, setSafe] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isNeeded = isWriting || newestWords !== null;

  const isFetched = checks !== null;
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
        (found) => setChecks(() => found),
        () => undefined,
      );
    }
    fetchIt();
    window.addEventListener("online", fetchIt);
    return () => window.removeEventListener("online", fetchIt);
  }, [isFetched, isNeeded]);

  const text = sent ?? newestWords?.text ?? null;
  const isInThread = text === (newestWords?.text ?? null);
  const [said, answer] = useSafetyAnswer(isInThread ? (newestWords?.id ?? null) : null);
  const found = useMemo(
    () => (text === null || checks === null ? null : checks.checkForDanger(text)),
    [checks, text],
  );
  const view = useMemo((): DangerView | null => {
    if (checks === null) return null;
    if (found?.outcome === "stop") {
      return text === safe ? null : { kind: "stop", report: found };
    }
    const named = isInThread && repliedAsk !== null ? askAboutNamed(checks, repliedAsk) : null;
    const report = found ?? named;
    if (report === null) return null;
    const [line, help] = [checks.askLineOf(report), checks.stopFor(report.flag)];
    return { kind: "ask", asking: { report, line, help, said, answer } };
  }, [checks, found, text, safe, isInThread, repliedAsk, said, answer]);

  function read(
    next: string,
    { checkForDanger }: DangerCheck,
    goOn: Parameters<Danger["check"]>[1],
  ) {
    setSent(next);
    setSafe(null);
    goOn(checkForDanger(next));
  }

  async function readOnceFetched(next: string, goOn: Parameters<Danger["check"]>[1]) {
    if (isPending.current) return;
    isPending.current = true;
    setChecking(true);
    const fetched = await fetchDangerCheck().catch(() => null);
    isPending.current = false;
    // She has left the chat: what she has not seen checked is not sent behind her back.
    if (isGone.current) return;
    setChecking(false);
    if (fetched === null) {
      setProblem(PROBLEM);
      onUnchecked();
      return;
    }
    setChecks(() => fetched);
    read(next, fetched, goOn);
  }

  return {
    view,
    isFirst: view !== null && (view.kind === "stop" || view.asking.report.isBeforeAnswer),
    text,
    isInThread,
    check: (next, goOn) => {
      setProblem(null);
      if (checks === null) void readOnceFetched(next, goOn);
      else read(next, checks, goOn);
    },
    isChecking,
    problem,
    declareSafe: () => setSafe(text),
  };
}
