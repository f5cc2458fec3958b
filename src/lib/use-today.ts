import { useEffect, useState } from "react";

import { dayOf } from "@/domain/calendar-day";

/** Today on the person's own calendar; null until the browser has been asked. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);

  useEffect(() => {
    let midnight: number | undefined;
    function look(): void {
      const now = Date.now();
      setToday(dayOf(now));
      window.clearTimeout(midnight);
      midnight = window.setTimeout(look, new Date(now).setHours(24, 0, 0, 0) - now);
    }
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      window.clearTimeout(midnight);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);

  return today;
}
