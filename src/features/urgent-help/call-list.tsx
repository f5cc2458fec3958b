import { type CountryHelp, helpElsewhere, type HelpLineKind } from "@/content/emergency-numbers";
import { NewTabLink } from "@/components/new-tab-link";

import { CallLink } from "./call-link";
import { linesFor } from "./lines-for";

export type CallListProps = {
  /** The country of her profile, when it is known. */
  country: string | null;
  /** Lines to talk to someone, beside the emergency number. */
  wanted: readonly HelpLineKind[];
  /** The emergency number stands out. */
  isLoud?: boolean;
};

const twoColumns = "grid items-start gap-3 @min-[28rem]:grid-cols-2";

function Directories() {
  const { directory, otherDirectory } = helpElsewhere;
  return (
    <p className="text-sm text-ink-2">
      {directory.about}:{" "}
      {[directory, otherDirectory].map(({ name, url }, index) => (
        <span key={url}>
          {index > 0 && " or "}
          <NewTabLink href={url} className="inline-block py-1 text-primary underline">
            {name}
          </NewTabLink>
        </span>
      ))}
    </p>
  );
}

type CountryProps = {
  help: CountryHelp;
  /** How its emergency number stands before its lines; null where they come first. */
  emergencyLook: "loud" | "quiet" | null;
  hasName: boolean;
};

function Country({ help, emergencyLook, hasName }: CountryProps) {
  const { country, emergency, lines } = help;
  return (
    <section aria-label={country} className="grid gap-3">
      {emergencyLook !== null && (
        <CallLink line={emergency} place={country} isLoud={emergencyLook === "loud"} />
      )}
      {emergencyLook === null && hasName && (
        <h4 className="font-body text-base font-semibold tracking-normal">{country}</h4>
      )}
      {lines.length > 0 && (
        <ul className={twoColumns}>
          {lines.map((line) => (
            <li key={line.number}>
              <CallLink line={line} />
            </li>
          ))}
        </ul>
      )}
      {emergencyLook === null && <CallLink line={emergency} />}
    </section>
  );
}

/** Whom to call where she lives. */
export function CallList({ country, wanted, isLoud = false }: CallListProps) {
  const { countries, missing } = linesFor(country, wanted);
  const isElsewhere = countries.length === 0;
  const isUnknown = countries.length > 1;
  const hasLines = countries.some(({ lines }) => lines.length > 0);
  return (
    <>
      {isElsewhere && (
        <p className="border-s-[3px] border-danger ps-4 text-lg font-semibold">
          {helpElsewhere.sentence}
        </p>
      )}
      {missing.map((sentence) => (
        <p key={sentence} className="text-sm text-ink-2">
          {sentence}
        </p>
      ))}
      <div
        className={
          hasLines ? "grid gap-5" : isUnknown ? `${twoColumns} @min-[36rem]:grid-cols-3` : "grid"
        }
      >
        {countries.map((help, index) => (
          <Country
            key={help.country}
            help={help}
            emergencyLook={isLoud ? (index === 0 ? "loud" : "quiet") : null}
            hasName={isUnknown}
          />
        ))}
      </div>
      {isUnknown && <p className="text-sm text-ink-2">Anywhere else: {helpElsewhere.sentence}</p>}
      {(isElsewhere || (isUnknown && wanted.length > 0)) && <Directories />}
    </>
  );
}
