import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  useContext,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { createPortal } from "react-dom";

import { cn } from "@/lib/cn";

export type ModalProps = Omit<ComponentProps<"dialog">, "onClose"> & {
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

function isBeside({ clientX, clientY, currentTarget, target }: PointerEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isWithin;
}

/** A panel over the page as long as it is drawn: the platform's modal dialog, which keeps the focus and screen readers inside. */
export function Modal({
  onClose,
  onReturnFocus,
  isDescribed = false,
  onKeyDown,
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
        {...rest}
        ref={dialog}
        aria-labelledby={titleId}
        aria-describedby={isDescribed ? descriptionId : undefined}
        onCancel={(event) => {
          // The picker of a file inside says the same of itself.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          onClose();
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          handleKey(event);
        }}
        onPointerDown={(event) => {
          isPressedBeside.current = isBeside(event);
        }}
        onClick={() => {
          if (isPressedBeside.current) onClose();
        }}
        className={cn("modal fixed border-line text-ink shadow-3 outline-none", className)}
      >
        {children}
      </dialog>
    </PartsContext>,
    document.body,
  );
}
