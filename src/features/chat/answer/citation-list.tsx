import { type ReactNode, type Ref, useId } from "react";
import { Link } from "react-router-dom";

import type { Citation, ReplyOrigin } from "@shared/contracts/claude-chat";
import { cn } from "@/lib/cn";

import { generalInformation, originTexts } from "./origin-texts";
import { isOwnPath } from "./own-path";

type RowsProps = { citations: readonly Citation[]; labelledBy: string };

function Rows({ citations, labelledBy }: RowsProps) {
  return (
    <ol aria-labelledby={labelledBy} className="border-t border-line">
      {citations.map(({ id, title, href }, index) => (
        <li key={id} className="flex min-h-11 items-center gap-3 border-b border-line text-sm">
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-1 bg-primary-soft text-xs font-semibold text-primary tabular-nums"
          >
            {index + 1}
          </span>
          {isOwnPath(href) ? (
            <>
              <Link
                to={href}
                className="me-auto inline-flex min-h-11 items-center py-1.5 leading-snug text-primary underline hover:text-primary-hover"
              >
                {title}
              </Link>
              <span className="shrink-0 text-ink-3 max-[359px]:hidden">our guide</span>
            </>
          ) : (
            title
          )}
        </li>
      ))}
    </ol>
  );
}

export type SourceListProps = {
  citations: readonly Citation[];
  origin: ReplyOrigin | null;
  /** Only how many there are is shown until she asks for them. */
  isFolded: boolean;
  /** Stands at the end of the line that is left of folded sources. */
  children: ReactNode;
  ref: Ref<HTMLDivElement>;
};

/** Where an answer comes from, and the guides it names. */
export function SourceList({ citations, origin, isFolded, children, ref }: SourceListProps) {
  const titleId = useId();
  const count = citations.length;
  const isGeneral = origin === "model" && count === 0;
  return (
    <div ref={ref} className={cn(isFolded && "flex items-end justify-between gap-2")}>
      <div className="min-w-0 flex-1">
        {origin !== null && (
          <p
            className={cn(
              "text-sm text-ink-3",
              count > 0 && !isFolded && "pb-2",
              count === 0 && isFolded && "py-2.75",
            )}
          >
            {isGeneral && <span className="font-semibold text-ink-2">{generalInformation} </span>}
            {originTexts[origin]}
          </p>
        )}
        {count > 0 && (
          <p id={titleId} className="sr-only">
            Sources of this answer
          </p>
        )}
        {count > 0 && !isFolded && <Rows citations={citations} labelledBy={titleId} />}
        {count > 0 && isFolded && (
          <details>
            <summary className="inline-flex min-h-11 items-center text-sm text-primary underline marker:content-none hover:text-primary-hover [&::-webkit-details-marker]:hidden">
              {count === 1 ? "1 source" : `${count} sources`}
            </summary>
            <Rows citations={citations} labelledBy={titleId} />
          </details>
        )}
      </div>
      {children}
    </div>
  );
}
