import { emergencyNumbers, helpElsewhere, numbersLastChecked } from "@/content/emergency-numbers";
import { dayInWords } from "@/domain/day-in-words";

import { CallLink } from "./call-link";

export const HELP_LINES_ID = "help-lines";
export const HELP_LINES_TITLE = "Talk to someone";

/** Lines to talk to someone, by country. */
export function HelpLines() {
  return (
    <section aria-labelledby={HELP_LINES_ID} className="grid gap-6">
      <div>
        <h2 id={HELP_LINES_ID} className="mb-2 text-xl">
          {HELP_LINES_TITLE}
        </h2>
        <p className="text-sm text-ink-2">
          These numbers come from published sources, last checked on{" "}
          <time dateTime={numbersLastChecked}>{dayInWords(numbersLastChecked)}</time>. We have not
          called them to test. If one does not work, call the emergency number above.
        </p>
      </div>
      {emergencyNumbers.map(({ country, lines }) => (
        <section key={country} aria-label={`Help lines in ${country}`} className="grid gap-3">
          <h3 className="text-lg">{country}</h3>
          {lines.map((line) => (
            <CallLink key={line.number} line={line} />
          ))}
        </section>
      ))}
      <div className="grid gap-1">
        <h3 className="text-lg">Anywhere else</h3>
        <p>{helpElsewhere.sentence}</p>
        <p>
          {helpElsewhere.directory.about}:{" "}
          <a
            href={helpElsewhere.directory.url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-block py-1 text-primary underline"
          >
            {helpElsewhere.directory.name} (opens in a new tab)
          </a>
        </p>
      </div>
    </section>
  );
}
