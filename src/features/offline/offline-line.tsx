import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

import { readSavedAt } from "./kept-copy";
import { type OfflineReason, offlineSentence } from "./offline-words";

type Copy = { savedAt: Date | null; now: Date };

/** That the network is gone, and how old the copy is that she reads. */
export function OfflineLine({ reason }: { reason: OfflineReason }) {
  const { pathname: path } = useLocation();
  const [copy, setCopy] = useState<Copy | null>(null);

  useEffect(() => {
    void readSavedAt().then((savedAt) => setCopy({ savedAt, now: new Date() }));
  }, []);

  const sentence = copy && offlineSentence({ ...copy, reason, path });
  return sentence && <p className="max-w-measure py-3 text-sm">{sentence}</p>;
}
