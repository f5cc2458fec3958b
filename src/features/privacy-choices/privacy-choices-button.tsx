import { lazy, Suspense, useRef, useState } from "react";

const loadDialog = () => import("./privacy-choices-dialog");
const PrivacyChoicesDialog = lazy(async () => ({
  default: (await loadDialog()).PrivacyChoicesDialog,
}));

/** Opens what she can decide about this device; the dialog's code comes at the first touch. */
export function PrivacyChoicesButton({ className }: { className?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);

  function open(): void {
    setIsAsked(true);
    setIsOpen(true);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onPointerDown={() => void loadDialog()}
        onClick={open}
        className={className}
      >
        Privacy choices
      </button>
      {isAsked && (
        <Suspense>
          <PrivacyChoicesDialog
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            onReturnFocus={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
