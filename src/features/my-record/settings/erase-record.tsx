import { useState } from "react";

import { Button } from "@/components/button";

/** Erases the record with two presses; nothing of it can be brought back. */
export function EraseRecord({ onErase }: { onErase: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button variant="outline" onClick={() => setAsking(true)}>
        Erase my record
      </Button>
    );
  }
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">
        Erase all of it from this device? We have no copy and cannot bring it back.
      </legend>
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" onClick={() => void onErase()}>
          Erase it now
        </Button>
        <Button variant="outline" onClick={() => setAsking(false)}>
          Keep it
        </Button>
      </div>
    </fieldset>
  );
}
