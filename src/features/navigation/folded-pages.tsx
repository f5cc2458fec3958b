import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";

import { cn } from "@/lib/cn";

import { allPagesId } from "./site-links";

/** The list of all pages: folded on a phone until she opens it, open on wider screens and without scripts. */
export function FoldedPages({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={allPagesId}
        onClick={() => setOpen(!isOpen)}
        className="needs-scripts flex min-h-11 items-center gap-2 font-semibold md:hidden"
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className={cn("size-5", isOpen && "[transform:scaleY(-1)]")}
        />
      </button>
      <div
        id={allPagesId}
        className={cn(
          "folds grid-cols-2 gap-x-6 gap-y-8 md:grid md:grid-cols-[1.6fr_1fr_1fr_1fr]",
          isOpen ? "grid pt-6" : "hidden",
        )}
      >
        {children}
      </div>
    </>
  );
}
