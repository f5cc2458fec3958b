import { useEffect, useState } from "react";

import { lockTexts } from "@/content/record-lock-texts";
import { lockWait, tryLock, type Unlocked } from "@/lib/record-lock";

/** A try of the PIN or passphrase: what is said about the last one, and how to try. */
export function useLockTry(onOpened: (unlocked: Unlocked) => void) {
  const [wait, setWait] = useState(0);
  const [isWrong, setWrong] = useState(false);
  const [isTrying, setTrying] = useState(false);

  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      const seconds = await lockWait();
      if (!isGone) setWait(seconds);
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
    const tried = await tryLock(secret);
    setTrying(false);
    if (tried.opened !== null) {
      onOpened(tried);
      return;
    }
    setWrong(true);
    setWait(tried.waitSeconds);
  }

  const { wrong, wait: waitWords } = lockTexts.locked;
  const words = [isWrong ? wrong : "", wait > 0 ? waitWords(wait) : ""].join(" ").trim();
  return { words, isWaiting: wait > 0, isTrying, tryIt };
}
