import { useEffect, useRef } from "react";

import { Dialog, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { useSession } from "@/lib/session";
import type { Visitor } from "@/lib/visitor";

import { WelcomeForm } from "./welcome-form";

export type WelcomeDialogProps = {
  onEntered: (visitor: Visitor) => void;
  onCancel: () => void;
  onReturnFocus: () => void;
};

/** The one question before the resources: who is reading. */
export function WelcomeDialog({ onEntered, onCancel, onReturnFocus }: WelcomeDialogProps) {
  const { user } = useSession();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** An answer that comes after she has cancelled takes her nowhere. */
  function enter(visitor: Visitor): void {
    if (isOpen.current) onEntered(visitor);
  }

  return (
    <Dialog onClose={onCancel} onReturnFocus={onReturnFocus}>
      <DialogTitle>Welcome!</DialogTitle>
      <DialogDescription>Please enter your name and email to continue</DialogDescription>
      <p className="mb-4 text-sm">
        You get videos, a guide to 22 lab tests, and places to find care. They are free.
      </p>
      <WelcomeForm key={user?.id} user={user ?? null} onEntered={enter} onCancel={onCancel} />
    </Dialog>
  );
}
