import * as Primitive from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ComponentProps } from "react";

import { cn } from "@/lib/cn";

export const Sheet = Primitive.Root;

export type SheetSide = "top" | "bottom" | "left" | "right";

const sides = {
  top: "inset-x-0 top-0 max-h-[85dvh] border-b",
  bottom: "inset-x-0 bottom-0 max-h-[85dvh] rounded-t-2 border-t pb-[env(safe-area-inset-bottom)]",
  left: "inset-y-0 start-0 w-[250px] border-e sm:w-[300px]",
  right: "inset-y-0 end-0 w-[250px] border-s sm:w-[300px]",
} as const satisfies Record<SheetSide, string>;

export type SheetContentProps = ComponentProps<typeof Primitive.Content> & {
  title: string;
  side?: SheetSide;
};

/** A panel that comes from one side of the screen, with its heading and a way to close it. */
export function SheetContent({
  title,
  side = "right",
  className,
  children,
  ...rest
}: SheetContentProps) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="scrim fixed inset-0 z-40" />
      <Primitive.Content
        aria-describedby={undefined}
        {...rest}
        data-side={side}
        className={cn(
          "sheet-panel fixed z-50 flex flex-col border-line bg-paper text-ink shadow-3 outline-none",
          sides[side],
          className,
        )}
      >
        <div className="flex min-h-16 shrink-0 items-center justify-between gap-2 border-b border-line ps-5 pe-2">
          <Primitive.Title className="text-lg">{title}</Primitive.Title>
          <Primitive.Close
            aria-label="Close"
            className="grid size-11 place-items-center rounded-1 text-primary hover:bg-primary-soft"
          >
            <X aria-hidden="true" strokeWidth={1.75} className="size-6" />
          </Primitive.Close>
        </div>
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
          {children}
        </div>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
