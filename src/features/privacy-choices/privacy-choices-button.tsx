import { useRef, useState } from "react";

import { useFetchedPart } from "@/components/use-fetched-part";

const loadDialog = async () => (await import("./privacy-choices-dialog")).PrivacyChoicesDialog;

/** Opens what she can decide about this device; the dialog's code comes at the first touch. */
export function PrivacyChoicesButton({ className }: { className?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const {
    Part: PrivacyChoicesDialog,
    startFetching,
    fetchPart,
  } = useFetchedPart("The privacy choices", loadDialog);
  const [isOpen, setIsOpen] = useState(false);

  async function open(): Promise<void> {
    if (await fetchPart()) setIsOpen(true);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onPointerDown={startFetching}
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
