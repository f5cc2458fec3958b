import { Button } from "@/components/button";

import { chooseAnalytics } from "./analytics-choice";

/** Two answers of the same weight. */
export function AnalyticsButtons() {
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => chooseAnalytics("refused")}>
        Refuse
      </Button>
      <Button variant="outline" size="sm" onClick={() => chooseAnalytics("accepted")}>
        Accept
      </Button>
    </>
  );
}
