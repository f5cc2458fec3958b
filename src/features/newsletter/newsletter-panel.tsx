import { useEffect, useRef, useState } from "react";

import { Button } from "@/components/button";
import { NewTabLink } from "@/components/new-tab-link";
import { OutsideFrame } from "@/components/outside-frame";
import { cn } from "@/lib/cn";
import { hostOf } from "@/lib/host";
import { useSettings } from "@/lib/use-settings";

const ownPage = "/sample/newsletter.html";

/** The newsletter's frame: a page of our own until she asks for the sign-up form of the other service. In a narrow column the button stands below the words. */
export function NewsletterPanel({ isNarrow = false }: { isNarrow?: boolean }) {
  const { newsletterFrameUrl: form } = useSettings();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isAsked, setIsAsked] = useState(false);

  useEffect(() => {
    // The button she pressed is gone.
    if (isAsked) frame.current?.focus();
  }, [isAsked]);

  const owner = form === null ? null : (hostOf(form) ?? "this site");
  const shown = isAsked && form !== null ? form : ownPage;
  return (
    <section id="newsletter" aria-label="Newsletter" tabIndex={-1}>
      <div className="relative box-content h-[150px] overflow-hidden rounded-2 border border-line bg-surface">
        <OutsideFrame
          ref={frame}
          address={shown}
          title={shown === ownPage ? "About the newsletter" : "Newsletter sign-up form"}
          fallback="Open the newsletter's page"
          className="h-full"
        />
        <noscript>
          <p className="absolute inset-4 text-sm">
            The newsletter form needs a newer browser with scripts.
          </p>
        </noscript>
        {shown === ownPage && (
          <div
            className={cn(
              "absolute inset-x-4 bottom-3",
              !isNarrow &&
                "sm:inset-x-auto sm:end-7 sm:top-0 sm:bottom-0 sm:grid sm:content-center",
            )}
          >
            {form === null ? (
              <p className="text-sm font-semibold text-ink-2">Not available yet</p>
            ) : (
              <Button
                variant="outline"
                size="sm"
                className={cn("needs-scripts", isNarrow ? "w-full" : "max-sm:w-full")}
                onClick={() => setIsAsked(true)}
              >
                Load the sign-up form from {owner}
              </Button>
            )}
          </div>
        )}
      </div>
      {isAsked && form !== null && (
        <p className="mt-2 text-sm text-ink-2">
          This form comes from {owner}. Nothing to see?{" "}
          <NewTabLink href={form} className="inline-block py-1 text-primary underline">
            Open the form in a new tab
          </NewTabLink>
        </p>
      )}
    </section>
  );
}
