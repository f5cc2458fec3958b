import type { ReactNode } from "react";

/** The one heading of a screen of the record; it takes the focus when the screen opens. */
export function ScreenHeading({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <header className="mb-6 grid gap-2">
      <h1 tabIndex={-1} className="text-2xl">
        {children}
      </h1>
      {lead && <p className="max-w-measure text-ink-2">{lead}</p>}
    </header>
  );
}
