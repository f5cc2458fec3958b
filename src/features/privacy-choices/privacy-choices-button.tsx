import { useLazyDialog } from "@/components/use-lazy-component";
import { lazyModule } from "@/lib/lazy-module";

const privacyChoices = lazyModule(
  async () => (await import("./privacy-choices-dialog")).PrivacyChoicesDialog,
);

/** Opens what she can decide about this device; the dialog's code comes at the first touch. */
export function PrivacyChoicesButton({ className }: { className?: string }) {
  const { button, open, dialog } = useLazyDialog("The privacy choices", privacyChoices);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onPointerDown={privacyChoices.preload}
        onClick={open}
        className={className}
      >
        Privacy choices
      </button>
      {dialog}
    </>
  );
}
