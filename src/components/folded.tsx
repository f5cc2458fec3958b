import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

import { cn } from "@/lib/cn";

export type FoldedProps = {
  title: string;
  /** How many things it holds, where that is worth saying. */
  count?: number;
  /** The place of the part in the address. */
  id?: string;
  headingLevel?: 2 | 3;
  className?: string;
  /** Opens it from outside; left out, it opens on a press alone. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A part of a page that opens on a press, under its heading; it works before the page is hydrated. */
export function Folded({
  title,
  count,
  id,
  headingLevel = 2,
  className,
  isOpen,
  children,
}: FoldedProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <details open={isOpen} className={cn("group border-b border-line", className)}>
      <summary className="flex min-h-12 list-none items-center gap-2 py-2 hover:underline [&::-webkit-details-marker]:hidden">
        <Heading id={id} className="font-body text-md leading-tight font-semibold tracking-normal">
          {title}
        </Heading>
        {count !== undefined && <span className="font-semibold">({count})</span>}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="fold-sign ms-auto size-5 shrink-0 group-open:[transform:rotate(180deg)] print:hidden"
        />
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  );
}
