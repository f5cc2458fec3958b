import { useEffect, useState } from "react";

export type FrameLoad = {
  state: "waiting" | "loaded" | "late";
  /** Changes with every try, so that the frame can be made anew. */
  attempt: number;
  report: () => void;
  retry: () => void;
};

const longestWaitMs = 10_000;

/** How far the page in a frame has come; after ten seconds of silence it counts as late. */
export function useFrameLoad(): FrameLoad {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<FrameLoad["state"]>("waiting");

  useEffect(() => {
    if (state !== "waiting") return undefined;
    const timer = setTimeout(() => setState("late"), longestWaitMs);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    attempt,
    report: () => setState("loaded"),
    retry: () => {
      setAttempt(attempt + 1);
      setState("waiting");
    },
  };
}
