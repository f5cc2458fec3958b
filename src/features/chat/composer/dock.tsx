import type { ReactNode } from "react";

export type DockProps = {
  /** Floats above the field, at its end. */
  corner: ReactNode;
  children: ReactNode;
};

/** Holds the composer at the lower edge of the window, above the keyboard of a phone. */
export function Dock({ corner, children }: DockProps) {
  return (
    <div className="z-10 mt-auto border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] [@media(height>=480px)]:sticky [@media(height>=480px)]:bottom-0">
      <div className="relative mx-auto max-w-[calc(800px+2*var(--gutter))] px-(--gutter) py-3">
        {corner}
        {children}
      </div>
    </div>
  );
}
