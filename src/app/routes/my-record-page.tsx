import { useEffect, useState } from "react";

import { Page } from "@/components/page";
import { RecordPanel } from "@/features/my-record/record-panel";
import { pageTitles, plainRecordName } from "@/lib/paths";
import { lookUpRecordName } from "@/lib/record-name";

/** Her cycles and what changes them, kept on her own device. */
export function MyRecordPage() {
  const [isPlain, setPlain] = useState(false);

  // Links follow a name that has changed, and a lock that she has set here hides it on the pages she goes to. Nothing is
  // looked up while the record opens, which would keep the browser from reading it.
  useEffect(() => () => void lookUpRecordName(), [isPlain]);

  return (
    <Page
      title={isPlain ? plainRecordName : pageTitles.myRecord}
      width="wide"
      isTitleAlone={isPlain}
    >
      <RecordPanel onPlainName={setPlain} />
    </Page>
  );
}
