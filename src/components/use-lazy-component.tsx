import { type ComponentType, useCallback, useRef, useState } from "react";

import { useToast } from "./toast";

/** A component that a press opens: when its code does not come, a message says so and the next press tries again. */
export function useLazyComponent<Props>(
  name: string,
  { get }: { get: () => Promise<ComponentType<Props>> },
) {
  const { toast } = useToast();
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);

  /** Whether the component is there now. */
  const fetchComponent = useCallback(async (): Promise<boolean> => {
    try {
      const fetched = await get();
      setComponent(() => fetched);
      return true;
    } catch {
      // Chrome 150 and others of its time keep a failed fetch of code until the page is loaded anew.
      const description =
        "Your connection may have dropped. Check it, then try again. If that does not help, reload the page.";
      toast({ title: `${name} did not load`, description, variant: "destructive" });
      return false;
    }
  }, [name, get, toast]);

  return { Component, fetchComponent };
}

export type LazyDialogProps = {
  onClose: () => void;
  /** Brings the focus back to what opened the dialog. */
  onReturnFocus: () => void;
};

/** A dialog that a button opens, fetched when it is first pressed. */
export function useLazyDialog(
  name: string,
  code: { get: () => Promise<ComponentType<LazyDialogProps>> },
) {
  const button = useRef<HTMLButtonElement>(null);
  const { Component: Dialog, fetchComponent } = useLazyComponent(name, code);
  const [isOpen, setIsOpen] = useState(false);

  async function open(): Promise<void> {
    if (await fetchComponent()) setIsOpen(true);
  }

  return {
    /** Given to the button that opens it. */
    button,
    isOpen,
    open: () => void open(),
    dialog: isOpen && Dialog !== null && (
      <Dialog onClose={() => setIsOpen(false)} onReturnFocus={() => button.current?.focus()} />
    ),
  };
}
