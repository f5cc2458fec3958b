import { useState } from "react";

import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { clearDeviceData } from "@/lib/personal-data";
import { useSession } from "@/lib/session";
import { hasStoredSession } from "@/lib/storage";

/** Removes all that the site keeps on this device, and says what is gone and what is not. */
export function ClearDevice() {
  const { signOut } = useSession();
  const [state, setState] = useState<"ready" | "busy" | "done" | "refused">("ready");
  const [wasSignedIn, setWasSignedIn] = useState(false);

  async function clear(): Promise<void> {
    setWasSignedIn(hasStoredSession());
    setState("busy");
    await signOut();
    try {
      await clearDeviceData();
      setState("done");
    } catch {
      setState("refused");
    }
  }

  return (
    <section aria-labelledby="this-device" className="border-t border-line pt-4">
      <h3 id="this-device" className="text-lg">
        Data on this device
      </h3>
      <p className="mt-2 mb-4 text-sm text-ink-2">
        This removes your sign-in, the name and e-mail you gave for the resources, your country,
        unsent text, the record you keep here and your choices. You are signed out. What is saved in
        your account stays there.
      </p>
      <Button
        variant="outline"
        isBusy={state === "busy"}
        busyLabel="Clearing..."
        onClick={() => void clear()}
      >
        Clear my data on this device
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold paragraphs */}
      <div role="status" className="mt-4">
        {state === "done" && (
          <Note tone="success" title="Your data is gone from this device">
            {wasSignedIn
              ? "You are signed out. Your account still holds your profile and messages; sign in to delete them in your profile."
              : "Nobody was signed in. Nothing of yours is kept in this browser now."}
          </Note>
        )}
        {state === "refused" && (
          <Note tone="warning" title="All but your record is gone from this device">
            This browser does not let us reach the record. If you have kept one here, clear the data
            of this site in the settings of the browser.
          </Note>
        )}
      </div>
    </section>
  );
}
