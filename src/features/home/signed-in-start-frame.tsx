import type { ReactNode } from "react";

import { cn } from "@/lib/cn";

type SignedInStartFrameProps = {
  strip?: ReactNode;
  greeting?: ReactNode;
  question?: ReactNode;
  symptoms?: ReactNode;
  next?: ReactNode;
  className?: string;
};

const rowLook = "border-t border-line pt-4";

/** The places of a signed-in woman's part of the first page; each as high empty as full, so that nothing moves. */
export function SignedInStartFrame({
  strip,
  greeting,
  question,
  symptoms,
  next,
  className,
}: SignedInStartFrameProps) {
  return (
    <section aria-label="Your start" className={cn("border-b border-line", className)}>
      <div className="h-24 bg-cloth">{strip}</div>
      <div className="mx-auto max-w-[calc(var(--page)+2*var(--gutter))] px-(--gutter) py-8">
        <div className="min-h-30 md:min-h-24">{greeting}</div>
        <div className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
          <div className={cn("min-h-52", rowLook)}>{question}</div>
          <div className={cn("min-h-56 md:min-h-52", rowLook)}>{symptoms}</div>
          <div className="on-cloth min-h-56 rounded-2 md:col-span-2 lg:col-span-1 lg:min-h-52">
            {next}
          </div>
        </div>
      </div>
    </section>
  );
}
