import type { ReactNode } from "react";

import { cn } from "@/lib/cn";

export type PageProps = {
  title: string;
  children: ReactNode;
  /** `reading` begins close under the header, so that the text does. */
  width?: "text" | "form" | "wide" | "reading" | "full";
  /** The tab shows the title without the brand. */
  isTitleAlone?: boolean;
  className?: string;
};

const widths = {
  text: "max-w-measure",
  form: "mx-auto max-w-[480px]",
  wide: "",
  reading: "",
} as const;

/** The main part of a screen, its width, and the title of the browser's tab. */
export function Page({
  title,
  children,
  width = "text",
  isTitleAlone = title === BRAND_NAME,
  className,
}: PageProps) {
  return (
    <main id="main" tabIndex={-1} className={cn("flex-1", className)}>
      <title>{isTitleAlone ? title : `${title} | ${BRAND_NAME}`}</title>
      {width === "full" ? (
        children
      ) : (
        <div
          className={cn(
            "mx-auto w-full max-w-[calc(var(--page)+2*var(--gutter))] px-(--gutter) pb-24",
            width === "reading" ? "pt-2 md:pt-8" : "pt-10 md:pt-14",
          )}
        >
          <div className={widths[width]}>{children}</div>
        </div>
      )}
    </main>
  );
}

/** The one heading of a page; it receives the focus when the page opens. */
export function PageTitle({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <header className="mb-8 grid gap-3">
      <h1 tabIndex={-1}>{children}</h1>
      {lead && <p className="max-w-measure text-md text-ink-2 md:text-lg">{lead}</p>}
    </header>
  );
}
