import { useRef, useState } from "react";

import { useLazyComponent } from "@/components/use-lazy-component";
import { lazyModule } from "@/lib/lazy-module";

const dialog = lazyModule(
  async () => (await import("./privacy-choices-dialog")).PrivacyChoicesDialog,
);

/** Opens what she can decide about this device; the dialog's code comes at the first touch. */
export function PrivacyChoicesButton({ className }: { className?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const { Component: PrivacyChoicesDialog, fetchComponent } = useLazyComponent(
    "The privacy choices",
    dialog,
  );
  const [isOpen, setIsOpen] = useState(false);

  async function open(): Promise<void> {
    if (await fetchComponent()) setIsOpen(true);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onPointerDown={dialog.preload}
        onClick={() => void open()}
        className={className}
      >
        Privacy choices
      </button>
      {isOpen && PrivacyChoicesDialog !== null && (
        <PrivacyChoicesDialog
          onClose={() => setIsOpen(false)}
          onReturnFocus={() => button.current?.focus()}
        />
      )}
    </>
  );
}
