import type { ReactNode } from "react";

import { Sheet, SheetContent } from "@/components/ui/sheet";

export type SideSheetProps = {
  title: string;
  side: "left" | "right";
  onClose: () => void;
  /** Gives the focus to another place than the button that opened it; called when it closes. */
  onCloseFocus?: ((event: Event) => void) | undefined;
  children: ReactNode;
};

/** On a narrow screen, what stands beside the messages on a wide one. */
export function SideSheet({ title, side, onClose, onCloseFocus, children }: SideSheetProps) {
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <SheetContent
        title={title}
        side={side}
        className="w-[min(100%,22rem)]! bg-sunken"
        onCloseAutoFocus={onCloseFocus}
      >
        {children}
      </SheetContent>
    </Sheet>
  );
}
