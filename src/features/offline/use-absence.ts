import { useEffect, useState } from "react";

import { isFromDevice } from "./kept-copy";
import type { Absence } from "./offline-words";
import { checkForNewVersion } from "./site-worker";

function firstLook(): Absence | null {
  if (!navigator.onLine) return "offline";
  return isFromDevice() ? "unanswered" : null;
}

/** Why the network is not there; null while it is. */
export function useAbsence(): Absence | null {
  const [absence, setAbsence] = useState(firstLook);

  useEffect(() => {
    async function lookAgain(): Promise<void> {
      if (!navigator.onLine) return setAbsence("offline");
      // The browser knows of a connection, not whether anything is at its other end.
      const isThere = !isFromDevice() || (await checkForNewVersion());
      setAbsence(isThere ? null : firstLook);
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

  return absence;
}
