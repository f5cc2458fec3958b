import { Siren } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";

import { Button } from "@/components/button";
import { type CountryHelp, emergencyNumbers, helpElsewhere } from "@/content/emergency-numbers";
import { paths } from "@/lib/paths";
import type { DangerReport } from "@shared/safety/check-for-danger";

import { CallLink } from "./call-link";
import { QuickExit } from "./quick-exit";

type DangerCardProps = {
  report: DangerReport;
  /** The country of her profile, when it is known. */
  country: string | null;
  onSafe: () => void;
};

const titles = {
  emergency: "Get medical help now",
  same_day: "Get medical help today",
  within_days: "See a clinician soon",
} as const;

/** Her own country first; all of them when it is unknown or has no confirmed number. */
function countriesFor(country: string | null): readonly CountryHelp[] {
  const own = emergencyNumbers.filter((help) => help.country === country);
  return own.length > 0 ? own : emergencyNumbers;
}

/** What to do now and whom to call, shown before anything answers a message that tells of danger. */
export function DangerCard({ report, country, onSafe }: DangerCardProps) {
  const { level, advice, lines: wanted, offersQuickExit } = report;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which an effect must not return.
    card.current?.scrollIntoView({ block: "nearest" });
  }, []);

  const countries = countriesFor(country);
  const lines = countries.flatMap(({ lines: all }) =>
    all.filter(({ kinds }) => kinds.some((kind) => wanted.includes(kind))),
  );
  const isLoud = (help: CountryHelp) => countries.length === 1 || help === countries[0];
  return (
    <section
      ref={card}
      role="alert"
      className="scroll-mt-[calc(var(--chat-top)+1rem)] scroll-mb-[calc(var(--header-height)+5rem)] overflow-hidden rounded-2 border-[3px] border-danger bg-surface print:hidden"
    >
      <h3 className="flex items-center gap-3 bg-danger px-4 py-3 font-body text-lg font-semibold tracking-normal text-on-danger">
        <Siren aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0" />
        {titles[level]}
      </h3>
      <div className="grid gap-4 p-4">
        <p>
          <strong>{advice.concern}</strong> {advice.todo}
        </p>
        {level !== "within_days" && (
          <div className="grid items-start gap-3 sm:grid-cols-2">
            {countries.map((help) => (
              <CallLink
                key={help.country}
                line={help.emergency}
                place={help.country}
                isLoud={isLoud(help)}
              />
            ))}
            {lines.map((line) => (
              <CallLink key={line.number} line={line} />
            ))}
          </div>
        )}
        {countries.length > 1 && level !== "within_days" && (
          <p className="text-sm text-ink-2">Anywhere else: {helpElsewhere.sentence}</p>
        )}
        <p className="text-sm text-ink-2">
          {advice.tell}{" "}
          <Link
            to={paths.urgentHelp}
            className="inline-block py-1 font-semibold text-danger-ink underline"
          >
            All signs and numbers
          </Link>
        </p>
        <div className="flex flex-wrap gap-3">
          {offersQuickExit && <QuickExit />}
          <Button variant="outline" onClick={onSafe}>
            I am safe, continue the chat
          </Button>
        </div>
      </div>
    </section>
  );
}
