import { useEffect, useState } from "react";

import { lockTexts } from "@/content/record-lock-texts";
import { lockWait, tryLock, type Unlocked } from "@/lib/record-lock";

type LockTryEvents = {
  onOpened: (unlocked: Unlocked) => void;
  /** Another tab has erased the record or removed its lock. */
  onGone: () => void;
};

/** A try of the PIN or passphrase: what is said about the last one, and how to try. */
export function useLockTry({ onOpened, onGone }: LockTryEvents) {
  const [wait, setWait] = useState(0);
  const [problem, setProblem] = useState<"wrong" | "failed" | null>(null);
  const [isTrying, setTrying] = useState(false);

  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      try {
        const seconds = await lockWait();
        if (!isGone && seconds !== null) setWait(seconds);
      } catch {
        if (!isGone) setProblem("failed");
      }
    }
    void look();
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    if (wait === 0) return undefined;
    const tick = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(tick);
  }, [wait]);

  async function tryIt(secret: string): Promise<void> {
    setTrying(true);
    setProblem(null);
    try {
      const tried = await tryLock(secret);
      if (tried.opened !== null) {
        onOpened(tried);
      } else if (tried.waitSeconds === null) {
        onGone();
      } else {
        setProblem("wrong");
        setWait(tried.waitSeconds);
      }
    } catch {
      setProblem("failed");
    } finally {
      setTrying(false);
    }
  }

  const told = problem === null ? "" : lockTexts.locked[problem];
  const words = [told, wait > 0 ? lockTexts.locked.wait(wait) : ""].join(" ").trim();
  return { words, isWaiting: wait > 0, isTrying, tryIt };
}
