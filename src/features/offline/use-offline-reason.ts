import { useEffect, useState } from "react";

import { isFromDevice } from "./kept-copy";
import type { OfflineReason } from "./offline-words";
import { checkForNewVersion } from "./site-worker";

function firstLook(): OfflineReason | null {
  if (!navigator.onLine) return "offline";
  return isFromDevice() ? "unanswered" : null;
}

/** Why the network is not there; null while it is. */
export function useOfflineReason(): OfflineReason | null {
  const [reason, setReason] = useState(firstLook);

  useEffect(() => {
    async function lookAgain(): Promise<void> {
      if (!navigator.onLine) return setReason("offline");
      // The browser knows of a connection, not whether anything is at its other end.
      const isThere = !isFromDevice() || (await checkForNewVersion());
      setReason(isThere ? null : firstLook);
    }
    const handleChange = () => void lookAgain();
    handleChange();
    window.addEventListener("online", handleChange);
    window.addEventListener("offline", handleChange);
    return () => {
      window.removeEventListener("online", handleChange);
      window.removeEventListener("offline", handleChange);
    };
  }, []);

  return reason;
}
