import { useState } from "react";

import { Button } from "@/components/button";
import { takeFocus } from "@/components/take-focus";
import { lockTexts } from "@/content/record-lock-texts";

/** The only way on for who has forgotten the PIN or passphrase: to erase everything, with two presses. */
export function ForgottenLock({ onErase }: { onErase: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button variant="link" size="sm" onClick={() => setAsking(true)}>
        {lockTexts.locked.forgot}
      </Button>
    );
  }
  return (
    <fieldset ref={takeFocus} tabIndex={-1} className="text-center">
      <legend className="mb-3">{lockTexts.locked.erase}</legend>
      <div className="grid gap-3">
        <Button variant="destructive" onClick={() => void onErase()}>
          Erase it now
        </Button>
        <Button variant="outline" onClick={() => setAsking(false)}>
          Go back
        </Button>
      </div>
    </fieldset>
  );
}
