import { useCallback, useEffect, useRef, useState } from "react";

import { Page } from "@/components/page";
import { RecordPanel } from "@/features/my-record/record-panel";
import { pageTitles, plainRecordName } from "@/lib/paths";
import { lookUpRecordName } from "@/lib/record-name";

/** Her cycles and what changes them, kept on her own device. */
export function MyRecordPage() {
  const [isPlain, setPlain] = useState(false);

  const named = useRef(isPlain);

  // Nothing is looked up while the record opens, which would keep the browser from reading it.
  const name = useCallback((hasPlainName: boolean) => {
    if (hasPlainName === named.current) return;
    named.current = hasPlainName;
    setPlain(hasPlainName);
    void lookUpRecordName();
  }, []);

  // A lock that she has set here hides the name on the pages she goes to.
  useEffect(() => () => void lookUpRecordName(), []);

  return (
    <Page
      title={isPlain ? plainRecordName : pageTitles.myRecord}
      width="wide"
      isTitleAlone={isPlain}
    >
      <RecordPanel onPlainName={name} />
    </Page>
  );
}
