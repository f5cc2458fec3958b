import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";

import { cn } from "@/lib/cn";

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the browser's
  interface Window {
    /** Not in every browser yet, nor among TypeScript's types of it. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

export type DialogProps = Omit<ComponentProps<typeof RadixDialog.Content>, "ref"> & {
  /** She wants it closed: by Escape, the back gesture, its own button or a press beside it. */
  onClose: () => void;
  /** Takes the place of giving the focus back to what had it before. */
  onReturnFocus?: ((before: HTMLElement | null) => void) | undefined;
};

function focusedElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** Calls back at the back gesture of a phone, where the browser tells of it. */
function useBackGesture(onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    if (window.CloseWatcher === undefined) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener("close", () => goBack());
    return () => watcher.destroy();
  }, []);
}

/** A panel over the page as long as it is drawn, which keeps the focus and screen readers inside. */
export function ModalPanel({ onClose, onReturnFocus, className, children, ...rest }: DialogProps) {
  const [before] = useState(focusedElement);
  const panel = useRef<HTMLDivElement>(null);
  const scrim = useRef<HTMLDivElement>(null);
  useBackGesture(onClose);

  function giveFocusBack(): void {
    const now = document.activeElement;
    const isFree = now === null || now === document.body || now === before;
    // The page behind it is drawn first, and may give the focus itself; development opens it twice.
    if (panel.current !== null || !isFree) return;
    if (onReturnFocus === undefined) before?.focus({ preventScroll: true });
    else onReturnFocus(before);
  }

  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay ref={scrim} className="scrim fixed inset-0 z-40" />
        <RadixDialog.Content
          {...rest}
          ref={panel}
          onEscapeKeyDown={(event) => {
            if (event.isComposing) event.preventDefault();
          }}
          onPointerDownOutside={(event) => {
            // A message that comes up over the page is no part of it.
            if (event.target !== scrim.current) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveFocusBack();
          }}
          className={cn("fixed z-40 border-line text-ink shadow-3 outline-none", className)}
        >
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** A question or a task over the page: centred, or a sheet from the bottom on a small phone. */
export function Dialog({ className, children, ...rest }: DialogProps) {
  return (
    <ModalPanel
      {...rest}
      className={cn(
        "dialog-panel inset-x-0 top-auto bottom-0 mx-auto max-h-[90dvh] w-full max-w-[440px] overflow-y-auto overscroll-contain rounded-t-2 border bg-surface p-6 pb-[calc(1.5rem+env(safe-area-inset-bottom))] min-[480px]:top-1/2 min-[480px]:bottom-auto min-[480px]:[transform:translateY(-50%)] min-[480px]:rounded-2 min-[480px]:pb-6",
        className,
      )}
    >
      {children}
      <CloseButton className="absolute end-[14px] top-[18px]" />
    </ModalPanel>
  );
}

/** Closes the panel it stands in. */
export function CloseButton({ className }: { className?: string }) {
  return (
    <RadixDialog.Close
      aria-label="Close"
      className={cn(
        "grid size-11 place-items-center rounded-1 text-primary hover:bg-primary-soft",
        className,
      )}
    >
      <X aria-hidden="true" strokeWidth={1.75} className="size-6" />
    </RadixDialog.Close>
  );
}

/** The heading that names a dialog. */
export function DialogTitle({ className, ...rest }: ComponentProps<"h2">) {
  return <RadixDialog.Title {...rest} className={cn("pe-12 text-[1.625rem]", className)} />;
}

/** The sentence under a dialog's heading. */
export function DialogDescription({ className, ...rest }: ComponentProps<"p">) {
  return <RadixDialog.Description {...rest} className={cn("mt-2 mb-4 text-ink-2", className)} />;
}

/** The row of a dialog's buttons, Cancel first. */
export function DialogFooter({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cn("mt-6 flex flex-wrap justify-end gap-3", className)} />;
}
