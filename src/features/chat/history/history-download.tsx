import { useMutation } from "@tanstack/react-query";

import { Button } from "@/components/button";
import { downloadText } from "@/lib/download";
import { lazyModule } from "@/lib/lazy-module";
import { useSupabase } from "@/lib/session";

import { allMessages } from "./messages-query";

const formats = {
  text: { name: "my-messages.md", type: "text/markdown", label: "as text" },
  data: { name: "my-messages.json", type: "application/json", label: "as data (JSON)" },
} as const;

type Format = keyof typeof formats;

const historyFile = lazyModule(() => import("./history-file"));

/** Hands her the whole conversation as a file, to read or for another program. */
export function HistoryDownload({ userId }: { userId: string }) {
  const client = useSupabase();
  const download = useMutation({
    mutationFn: async (format: Format) => {
      const [messages, { historyAsJson, historyAsMarkdown }] = await Promise.all([
        allMessages(client, userId),
        historyFile.get(),
      ]);
      const text =
        format === "text" ? historyAsMarkdown(messages, location.origin) : historyAsJson(messages);
      downloadText(formats[format].name, formats[format].type, text);
    },
  });

  function button(format: Format) {
    return (
      <Button
        variant="link"
        size="sm"
        className="text-start"
        isBusy={download.isPending && download.variables === format}
        busyLabel="Preparing..."
        disabled={download.isPending}
        onClick={() => download.mutate(format)}
      >
        Download {formats[format].label}
      </Button>
    );
  }

  return (
    <div className="grid justify-items-start">
      {button("text")}
      {button("data")}
      <output className="text-sm">{download.isSuccess && "Your file is in your downloads."}</output>
      {download.isError && (
        <p role="alert" className="text-sm font-semibold text-danger-ink">
          We could not prepare your file. Please try again.
        </p>
      )}
    </div>
  );
}
