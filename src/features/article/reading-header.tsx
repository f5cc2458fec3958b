import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { Motif, type MotifName } from "@/components/motif";

/** Longer titles are set smaller on a phone, or they would push the text off the first screen. */
const LONG_TITLE = 22;

type ReadingHeaderProps = {
  title: string;
  drawing?: MotifName;
  /** The list that the page belongs to. */
  back?: { to: string; label: string };
  /** The lines under the title. */
  children: ReactNode;
};

/** The top of a page to read: the way back, the title beside its drawing, and who checked it when. */
export function ReadingHeader({ title, drawing, back, children }: ReadingHeaderProps) {
  return (
    <header className="mb-3 md:mb-5">
      <div className="mb-1 flex items-center justify-between gap-4">
        <div className="min-w-0">
          {back && (
            <Link
              to={back.to}
              className="-ms-1.5 inline-flex min-h-11 items-center gap-1 text-sm text-primary no-underline hover:underline print:hidden"
            >
              <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
              {back.label}
            </Link>
          )}
          <h1 tabIndex={-1} className={title.length > LONG_TITLE ? "max-md:text-[1.625rem]" : ""}>
            {title}
          </h1>
        </div>
        {drawing && (
          <Motif
            name={drawing}
            isFilled
            className="size-22 shrink-0 text-primary lg:hidden print:hidden"
          />
        )}
      </div>
      {children}
    </header>
  );
}
