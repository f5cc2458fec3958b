import { ListChecks } from "lucide-react";
import type { ReactNode, Ref } from "react";

import { Button } from "@/components/button";

export type DockProps = {
  onSymptoms: () => void;
  /** Leads to the newest words, while they are out of sight. */
  jump?: ReactNode;
  /** Another way to get in touch. */
  messageButton: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/**
 * Holds the composer at the lower edge of the window, and beside or above it what else she may want; on a phone these
 * tools go out of the way while she writes.
 */
export function Dock({ onSymptoms, jump, messageButton, ref, children }: DockProps) {
  return (
    <div
      ref={ref}
      data-chat-edge="dock"
      className="pointer-events-none z-10 mt-auto lg:border-t lg:border-line lg:bg-surface [@media(height>=480px)]:sticky [@media(height>=480px)]:bottom-0 print:hidden"
    >
      <div className="*:pointer-events-auto lg:mx-auto lg:flex lg:max-w-[calc(800px+2*var(--gutter))] lg:flex-row-reverse lg:items-end lg:gap-2 lg:px-(--gutter) lg:py-3">
        <div className="flex items-center gap-2 transition-[transform,opacity,visibility] duration-2 ease-cloth max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-2 max-lg:group-data-writing/chat:invisible max-lg:group-data-writing/chat:[transform:translateY(100%)] max-lg:group-data-writing/chat:opacity-0">
          <Button
            variant="outline"
            size="sm"
            aria-label="Tick symptoms"
            aria-haspopup="dialog"
            onClick={onSymptoms}
            className="me-auto lg:hidden"
          >
            <ListChecks aria-hidden="true" strokeWidth={1.75} className="size-5" />
            Symptoms
          </Button>
          <div className="size-11">{jump}</div>
          {messageButton}
        </div>
        <div className="min-w-0 flex-1 max-lg:relative max-lg:bg-surface max-lg:px-4 max-lg:pt-2.5 max-lg:pb-[calc(0.625rem+env(safe-area-inset-bottom))] max-lg:group-data-writing/chat:shadow-[0_-1px_0_var(--line)]">
          {children}
        </div>
      </div>
    </div>
  );
}
