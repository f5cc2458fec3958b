import { AnalyticsButtons } from "./analytics-buttons";
import { useAnalyticsChoice } from "./analytics-choice";

const states = {
  accepted: "You said yes: pages are counted.",
  refused: "You said no: pages are not counted.",
  open: "You have not chosen: pages are not counted.",
} as const;

/** Her choice about the counting of visits, and the way to change it. */
export function AnalyticsChoicePart() {
  const choice = useAnalyticsChoice();
  return (
    <section aria-labelledby="counting-visits" className="border-t border-line py-4">
      <h3 id="counting-visits" className="text-lg">
        Counting visits
      </h3>
      <p className="mt-2 text-sm text-ink-2">
        Google Analytics can count which of our general pages are opened. It is never told about the
        chat, the quiz, the BMI Calculator or your account.
      </p>
      <output className="my-3 block font-semibold">{states[choice ?? "open"]}</output>
      <div className="flex gap-3">
        <AnalyticsButtons />
      </div>
    </section>
  );
}
