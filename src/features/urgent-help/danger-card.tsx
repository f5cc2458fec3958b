import { Siren } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";

import { adviceOf } from "@shared/safety/advice";
import type { StopReport } from "@shared/safety/danger-outcome";
import { Button } from "@/components/button";
import { QuickExit } from "@/components/quick-exit";
import { scrollProgrammatically } from "@/lib/programmatic-scroll";
import { paths } from "@/lib/paths";

import { CallList } from "./call-list";

export type DangerCardProps = {
  report: StopReport;
  /** The country of her profile, when it is known. */
  country: string | null;
  onSafe: () => void;
  /** Has her question answered all the same; not given when it is answered already or cannot be. */
  onAnswer?: (() => void) | undefined;
  isBusy?: boolean;
  /** She has just asked for it: what she pressed is gone, so the focus comes along. */
  takesFocus?: boolean;
};

const titles = {
  emergency: "Get medical help now",
  same_day: "Get medical help today",
  within_days: "See a clinician soon",
} as const;

/** What to do now and whom to call, shown before anything answers a message that tells of danger. */
export function DangerCard({ report, country, onSafe, onAnswer, ...more }: DangerCardProps) {
  const { isBusy = false, takesFocus = false } = more;
  const { level, lines: wanted, offersQuickExit, isForSomeoneElse } = report;
  const { concern, todo, tell } = adviceOf(report);
  const card = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
    scrollProgrammatically(() => card.current?.scrollIntoView({ block: "nearest" }));
  }, [takesFocus]);

  return (
    <section
      ref={card}
      role="alert"
      className="@container scroll-mt-[calc(var(--chat-top)+1rem)] scroll-mb-[calc(var(--header-height)+5rem)] overflow-hidden rounded-2 border-[3px] border-danger bg-surface print:hidden"
    >
      <h3
        ref={title}
        tabIndex={-1}
        className="flex items-center gap-3 bg-danger px-4 py-3 font-body text-lg font-semibold tracking-normal text-on-danger"
      >
        <Siren aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0" />
        {titles[level]}
      </h3>
      <div className="grid gap-4 p-4">
        <p>
          <strong>{concern}</strong> {todo}
        </p>
        {level !== "within_days" && <CallList country={country} wanted={wanted} isLoud />}
        <p className="text-sm text-ink-2">
          {tell}{" "}
          <Link
            to={paths.urgentHelp}
            className="inline-block py-1 font-semibold text-danger-ink underline"
          >
            All signs and numbers
          </Link>
        </p>
        <div className="flex flex-wrap gap-2">
          {offersQuickExit && <QuickExit />}
          <Button
            variant="outline"
            size="sm"
            onClick={onSafe}
            className="flex-1 px-2! whitespace-nowrap"
          >
            {isForSomeoneElse ? "We are safe" : "I am safe"}
          </Button>
          {onAnswer !== undefined && (
            <Button
              variant="outline"
              size="sm"
              disabled={isBusy}
              onClick={onAnswer}
              className="flex-1 px-2! whitespace-nowrap"
            >
              Answer my question
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
