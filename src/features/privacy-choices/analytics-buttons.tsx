import { Button } from "@/components/button";

import { useAnalyticsChoice } from "./analytics-choice";

/** Two answers of the same weight. */
export function AnalyticsButtons() {
  const [, choose] = useAnalyticsChoice();
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => choose("refused")}>
        Refuse
      </Button>
      <Button variant="outline" size="sm" onClick={() => choose("accepted")}>
        Accept
      </Button>
    </>
  );
}
