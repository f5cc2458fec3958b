import { useMutation } from "@tanstack/react-query";

import { Button } from "@/components/button";
import { downloadText } from "@/lib/download";
import { useSupabase } from "@/lib/session";

import { exportMyData } from "./data-rights-api";

/** Hands her a copy of everything that is stored about her. */
export function DataExport() {
  const client = useSupabase();
  const copy = useMutation({
    mutationFn: async () => {
      const text = await exportMyData(client);
      downloadText("my-data.json", "application/json", text);
    },
  });

  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="text-lg">A copy for you</h3>
      <p className="text-sm text-ink-2">
        Your account, your profile, your messages and your consents in one file. Keep it somewhere
        safe. The record you may keep on this device is not in it, because we do not have it: its
        own settings hand you a copy.
      </p>
      <Button
        variant="outline"
        size="sm"
        isBusy={copy.isPending}
        busyLabel="Preparing..."
        onClick={() => copy.mutate()}
      >
        Download my data
      </Button>
      <output className="text-sm text-ink-2">
        {copy.isSuccess && "Your file is in your downloads."}
      </output>
      <p role="alert" className="text-sm font-semibold text-danger-ink">
        {copy.isError && "We could not prepare your file. Please try again."}
      </p>
    </div>
  );
}
