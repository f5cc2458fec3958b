import { useState } from "react";

import { Page } from "@/components/page";
import { PLAIN_NAME } from "@/content/record-lock";
import { RecordPanel } from "@/features/my-record/record-panel";

/** Her cycles and what changes them, kept on her own device. */
export function MyRecordPage() {
  const [isPlain, setPlain] = useState(false);
  return (
    <Page title={isPlain ? PLAIN_NAME : "My record"} isTitleAlone={isPlain}>
      <RecordPanel onPlainName={setPlain} />
    </Page>
  );
}
