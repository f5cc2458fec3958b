import { useEffect, useId, useRef } from "react";
import { Link } from "react-router-dom";

import { Button } from "@/components/button";
import { companionConsent } from "@/content/companion-consent";
import { paths } from "@/lib/paths";

export type ConsentPanelProps = {
  isBusy: boolean;
  hasFailed: boolean;
  onAgree: () => void;
  onDecline: () => void;
};

/** Asks once, before the first message, whether what she writes may be kept and answered. */
export function ConsentPanel({ isBusy, hasFailed, onAgree, onDecline }: ConsentPanelProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-4 rounded-2 border border-line-strong bg-surface p-5"
    >
      <div>
        <h2 id={titleId} ref={title} tabIndex={-1} className="scroll-mt-(--chat-top) text-xl">
          {companionConsent.title}
        </h2>
        <p className="mt-1 text-ink-2">{companionConsent.lead}</p>
      </div>
      <dl className="grid gap-3">
        {companionConsent.points.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2">
        {companionConsent.withdrawal}{" "}
        <Link to={paths.privacyPolicy} className="text-primary underline">
          Privacy Policy
        </Link>
      </p>
      {hasFailed && (
        <p role="alert" className="font-semibold text-danger-ink">
          We could not save your choice. Check your connection and try again.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={onAgree}>
          I agree
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={onDecline}>
          Not now
        </Button>
      </div>
    </section>
  );
}
