import * as Primitive from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ComponentProps } from "react";

import { cn } from "@/lib/cn";

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;

/** The panel of a dialog: centred, or a sheet from the bottom on a small phone. */
export function DialogContent({
  className,
  children,
  ...rest
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="scrim fixed inset-0 z-40" />
      <Primitive.Content
        {...rest}
        className={cn(
          "dialog-panel fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[90dvh] w-full max-w-[440px] overflow-y-auto rounded-t-2 border border-line bg-surface p-6 pb-[calc(1.5rem+env(safe-area-inset-bottom))] text-ink shadow-3 outline-none min-[480px]:top-1/2 min-[480px]:bottom-auto min-[480px]:-translate-y-1/2 min-[480px]:rounded-2 min-[480px]:pb-6",
          className,
        )}
      >
        {children}
        <Primitive.Close
          aria-label="Close"
          className="absolute end-3 top-3 grid size-11 place-items-center rounded-1 text-primary hover:bg-primary-soft"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** The heading that names a dialog. */
export function DialogTitle({ className, ...rest }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title {...rest} className={cn("pe-12 text-[1.625rem]", className)} />;
}

/** The sentence under a dialog's heading. */
export function DialogDescription({
  className,
  ...rest
}: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description {...rest} className={cn("mt-2 mb-4 text-ink-2", className)} />;
}

/** The row of a dialog's buttons, Cancel first. */
export function DialogFooter({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cn("mt-6 flex flex-wrap justify-end gap-3", className)} />;
}
