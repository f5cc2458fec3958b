import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

import { NewVersion } from "./new-version";
import { readSavedAt } from "./kept-copy";
import { type Absence, offlineSentence } from "./offline-words";
import { useAbsence } from "./use-absence";
import { useNewVersion } from "./use-new-version";

type Copy = { savedAt: Date | null; now: Date };

function OfflineLine({ absence }: { absence: Absence }) {
  const { pathname: path } = useLocation();
  const [copy, setCopy] = useState<Copy | null>(null);

  useEffect(() => {
    void readSavedAt().then((savedAt) => setCopy({ savedAt, now: new Date() }));
  }, []);

  const sentence = copy && offlineSentence({ ...copy, absence, path });
  return sentence && <p className="max-w-measure py-3 text-sm">{sentence}</p>;
}

/** Under the header: that the network is gone and how old the copy is, or that a newer version is ready. */
export function SiteStatus() {
  const absence = useAbsence();
  const isNewVersionReady = useNewVersion();
  return (
    <div
      aria-live="polite"
      className="sticky top-(--header-height) z-20 bg-primary-soft text-ink print:hidden"
    >
      <div className="mx-auto max-w-[calc(var(--page)+2*var(--gutter))] px-(--gutter)">
        {absence !== null && <OfflineLine absence={absence} />}
        {isNewVersionReady && absence === null && <NewVersion />}
      </div>
    </div>
  );
}
