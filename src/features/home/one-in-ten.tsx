import { howCommon } from "@/content/how-common";

import { TenSeeds } from "./ten-seeds";

/** How many women share this, in a drawing and in words, with its source. */
export function OneInTen() {
  return (
    <section aria-label="How common PCOS is" className="border-b border-line bg-surface">
      <div className="mx-auto grid max-w-[calc(var(--page)+2*var(--gutter))] items-center gap-x-12 gap-y-4 px-(--gutter) py-9 lg:grid-cols-[410px_1fr]">
        <TenSeeds label={howCommon.inWords} />
        <p className="max-w-[34ch] font-display text-xl leading-[1.22] font-medium text-balance">
          {howCommon.sentence}{" "}
          <a
            href={howCommon.source.url}
            rel="noopener noreferrer"
            target="_blank"
            className="inline-block py-1 font-body text-sm leading-none font-normal whitespace-nowrap text-primary underline"
          >
            Source: {howCommon.source.name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      </div>
    </section>
  );
}
