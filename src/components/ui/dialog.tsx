import { X } from "lucide-react";
import type { ComponentProps } from "react";

import { cn } from "@/lib/cn";

import { Modal, type ModalProps, useModalParts } from "./modal";

/** A question or a task over the page: centred, or a sheet from the bottom on a small phone. */
export function Dialog({ className, children, ...rest }: ModalProps) {
  return (
    <Modal
      {...rest}
      isDescribed
      className={cn(
        "dialog-panel inset-x-0 top-auto bottom-0 mx-auto max-h-[90dvh] w-full max-w-[440px] overflow-y-auto overscroll-contain rounded-t-2 border bg-surface p-6 pb-[calc(1.5rem+env(safe-area-inset-bottom))] min-[480px]:top-1/2 min-[480px]:bottom-auto min-[480px]:-translate-y-1/2 min-[480px]:rounded-2 min-[480px]:pb-6",
        className,
      )}
    >
      {children}
      <CloseButton className="absolute end-[14px] top-[18px]" />
    </Modal>
  );
}

/** Closes the panel it stands in. */
export function CloseButton({ className }: { className?: string }) {
  const { onClose } = useModalParts();
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={onClose}
      className={cn(
        "grid size-11 place-items-center rounded-1 text-primary hover:bg-primary-soft",
        className,
      )}
    >
      <X aria-hidden="true" strokeWidth={1.75} className="size-6" />
    </button>
  );
}

/** The heading that names a dialog. */
export function DialogTitle({ className, ...rest }: ComponentProps<"h2">) {
  const { titleId } = useModalParts();
  // oxlint-disable-next-line jsx-a11y/heading-has-content -- its words are its children
  return <h2 {...rest} id={titleId} className={cn("pe-12 text-[1.625rem]", className)} />;
}

/** The sentence under a dialog's heading. */
export function DialogDescription({ className, ...rest }: ComponentProps<"p">) {
  const { descriptionId } = useModalParts();
  return <p {...rest} id={descriptionId} className={cn("mt-2 mb-4 text-ink-2", className)} />;
}

/** The row of a dialog's buttons, Cancel first. */
export function DialogFooter({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cn("mt-6 flex flex-wrap justify-end gap-3", className)} />;
}
