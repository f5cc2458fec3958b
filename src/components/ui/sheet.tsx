import { Title } from "@radix-ui/react-dialog";
import type { ReactNode } from "react";

import { cn } from "@/lib/cn";

import { CloseButton, type DialogProps, ModalPanel } from "./dialog";

export type SheetSide = "top" | "bottom" | "left" | "right";

const sides = {
  top: "inset-x-0 top-0 bottom-auto max-h-[85dvh] w-full max-w-none border-b",
  bottom:
    "inset-x-0 top-auto bottom-0 max-h-[85dvh] w-full max-w-none rounded-t-2 border-t pb-[env(safe-area-inset-bottom)]",
  left: "inset-y-0 start-0 end-auto h-full max-h-none w-[250px] border-e sm:w-[300px]",
  right: "inset-y-0 start-auto end-0 h-full max-h-none w-[250px] border-s sm:w-[300px]",
} as const satisfies Record<SheetSide, string>;

export type SheetProps = DialogProps & {
  title: string;
  side?: SheetSide;
  /** Stays in view below what scrolls; on a very low screen it scrolls too. */
  foot?: ReactNode;
};

/** A panel that comes from one side of the screen, with its heading and a way to close it. */
export function Sheet({ title, side = "right", foot, className, children, ...rest }: SheetProps) {
  return (
    <ModalPanel
      {...rest}
      data-side={side}
      className={cn(
        "sheet-panel flex flex-col overflow-x-hidden bg-paper [@media(max-height:519px)]:overflow-y-auto",
        sides[side],
        className,
      )}
    >
      <div className="flex min-h-16 shrink-0 items-center justify-between gap-2 border-b border-line ps-5 pe-2">
        <Title className="text-lg">{title}</Title>
        <CloseButton />
      </div>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain [@media(max-height:519px)]:flex-none">
        {children}
      </div>
      {foot !== undefined && <div className="shrink-0">{foot}</div>}
    </ModalPanel>
  );
}
