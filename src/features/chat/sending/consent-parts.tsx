import { BookOpen, LockKeyhole, Siren } from "lucide-react";
import { Link } from "react-router-dom";

import { Button } from "@/components/button";
import { companionConsent } from "@/content/companion-consent";
import { paths } from "@/lib/paths";

const icons = [BookOpen, LockKeyhole, Siren] as const;

/** What she agrees to: three lines, and the rest one press away. */
export function ConsentText({ receiver }: { receiver: string | null }) {
  return (
    <>
      <ul className="grid gap-4">
        {companionConsent.lines(receiver).map((line, index) => {
          const Icon = icons[index] ?? BookOpen;
          return (
            <li key={line} className="flex gap-3.5">
              <Icon
                aria-hidden="true"
                strokeWidth={1.75}
                className="mt-0.5 size-5.5 shrink-0 text-primary"
              />
              {line}
            </li>
          );
        })}
      </ul>
      <details className="ps-9">
        <summary className="inline-flex min-h-11 items-center text-primary underline marker:content-none [&::-webkit-details-marker]:hidden">
          Read more about your data
        </summary>
        <dl className="grid gap-3 text-sm">
          {companionConsent.more(receiver, BRAND_NAME).map(({ term, text }) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
        <Link
          to={paths.privacyPolicy}
          className="inline-flex min-h-11 items-center text-sm text-primary underline"
        >
          Privacy Policy
        </Link>
      </details>
    </>
  );
}

export type ConsentChoiceProps = {
  isBusy: boolean;
  hasFailed: boolean;
  onAgree: () => void;
  onDecline: () => void;
};

/** Yes or not now, and why a yes could not be kept. */
export function ConsentChoice({ isBusy, hasFailed, onAgree, onDecline }: ConsentChoiceProps) {
  return (
    <div className="grid gap-1">
      {hasFailed && (
        <p role="alert" className="pb-2 font-semibold text-danger-ink">
          We could not save your choice. Check your connection and try again.
        </p>
      )}
      <Button className="min-h-13" isBusy={isBusy} onClick={onAgree}>
        I agree
      </Button>
      <Button variant="ghost" disabled={isBusy} onClick={onDecline}>
        Not now
      </Button>
    </div>
  );
}
