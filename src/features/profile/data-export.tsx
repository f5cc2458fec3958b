import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";

import { Button } from "@/components/button";
import { downloadText } from "@/lib/download";
import { useSupabase } from "@/lib/session";

import { exportMyData } from "./data-rights-api";
import { DataRow } from "./data-row";

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
    <DataRow
      title="A copy for you"
      Icon={Download}
      action={
        <Button
          variant="link"
          size="sm"
          isBusy={copy.isPending}
          busyLabel="Preparing..."
          onClick={() => copy.mutate()}
        >
          Download my data
        </Button>
      }
    >
      <p>
        Your account, your profile, your messages and your consents in one file. Keep it somewhere
        safe. The record you may keep on this device is not in it, because we do not have it: its
        own settings hand you a copy.
      </p>
      <output>{copy.isSuccess && "Your file is in your downloads."}</output>
      <p role="alert" className="font-semibold text-danger-ink">
        {copy.isError && "We could not prepare your file. Please try again."}
      </p>
    </DataRow>
  );
}
