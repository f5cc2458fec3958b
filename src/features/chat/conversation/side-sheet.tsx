import type { ReactNode } from "react";

import { Sheet } from "@/components/ui/sheet";

export type SideSheetProps = {
  title: string;
  side: "left" | "right";
  onClose: () => void;
  children: ReactNode;
};

/** On a narrow screen, what stands beside the messages on a wide one. */
export function SideSheet({ title, side, onClose, children }: SideSheetProps) {
  return (
    <Sheet title={title} side={side} onClose={onClose} className="w-[min(100%,22rem)]! bg-sunken">
      {children}
    </Sheet>
  );
}
