import { useEffect, useState } from "react";

import { dayOf } from "@/domain/calendar-day";

/** Today on the person's own calendar; null until the browser has been asked. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);

  useEffect(() => {
    const look = () => setToday(dayOf(Date.now()));
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  return today;
}
