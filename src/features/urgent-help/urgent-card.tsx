import { Siren } from "lucide-react";

import { emergencyNumbers, helpElsewhere } from "@/content/emergency-numbers";
import { urgentHelp } from "@/content/urgent-help";

import { CallLink } from "./call-link";

/** Who to call at once, for people of any country. */
export function UrgentCard() {
  return (
    <section
      aria-labelledby="call-now"
      className="overflow-hidden rounded-2 border-[3px] border-danger bg-surface"
    >
      <h2
        id="call-now"
        className="flex items-center gap-3 bg-danger px-4 py-3 text-xl text-on-danger"
      >
        <Siren aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0" />
        Get medical help now
      </h2>
      <div className="grid gap-4 p-4">
        <p className="font-semibold">Call, or go to the nearest hospital.</p>
        <div className="grid gap-3">
          {emergencyNumbers.map(({ country, emergency }) => (
            <CallLink key={country} line={emergency} place={country} isLoud />
          ))}
        </div>
        <p>
          <span className="font-semibold">Anywhere else: </span>
          {helpElsewhere.sentence}
        </p>
        <p className="text-sm text-ink-2">{urgentHelp.before}</p>
      </div>
    </section>
  );
}
