import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  useContext,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { createPortal } from "react-dom";

import { cn } from "@/lib/cn";

export type ModalProps = ComponentProps<"div"> & {
  /** She wants it closed: by Escape, the back gesture, its own button or a press beside it. */
  onClose: () => void;
  /** Takes the place of giving the focus back to what had it before. */
  onReturnFocus?: ((before: HTMLElement | null) => void) | undefined;
  /** It holds a sentence that says what it is for. */
  isDescribed?: boolean;
};

type Parts = { titleId: string; descriptionId: string; onClose: () => void };

const PartsContext = createContext<Parts | null>(null);

/** What the parts inside a modal panel need of it. */
export function useModalParts(): Parts {
  const parts = useContext(PartsContext);
  if (parts === null) throw new Error("This part belongs inside <Modal>.");
  return parts;
}

/** A panel over the page as long as it is drawn: the platform's modal dialog, which keeps the focus and screen readers inside. */
export function Modal({
  onClose,
  onReturnFocus,
  isDescribed = false,
  className,
  children,
  ...rest
}: ModalProps) {
  const titleId = useId();
  const descriptionId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const giveBack = useEffectEvent((before: HTMLElement | null) => {
    if (onReturnFocus === undefined) before?.focus({ preventScroll: true });
    else onReturnFocus(before);
  });

  useLayoutEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    shown?.showModal();
    return () => {
      shown?.close();
      // The page behind it is drawn first, and may give the focus itself; development opens it twice.
      setTimeout(() => {
        const now = document.activeElement;
        const isFree = now === null || now === document.body || now === before;
        if (shown?.open !== true && isFree) giveBack(before);
      });
    };
  }, []);

  function handleKey(event: KeyboardEvent) {
    const isComposing = event.nativeEvent.isComposing;
    if (event.key !== "Escape" || event.defaultPrevented || isComposing) return;
    event.preventDefault();
    onClose();
  }

  return createPortal(
    <PartsContext value={{ titleId, descriptionId, onClose }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press beside the panel is one more way to close it */}
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        aria-describedby={isDescribed ? descriptionId : undefined}
        onCancel={(event) => {
          // The picker of a file inside says the same of itself.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          onClose();
        }}
        onKeyDown={handleKey}
        onPointerDown={({ target, currentTarget }) => {
          isPressedBeside.current = target === currentTarget;
        }}
        onClick={({ target, currentTarget }) => {
          if (isPressedBeside.current && target === currentTarget) onClose();
        }}
        className="modal fixed inset-0 m-0 size-full max-h-none max-w-none overflow-visible bg-transparent p-0"
      >
        <div {...rest} className={cn("border-line text-ink shadow-3", className)}>
          {children}
        </div>
      </dialog>
    </PartsContext>,
    document.body,
  );
}
