import { useEffect, useState } from "react";

import { noteLabels } from "@shared/contracts/message-parts";
import { lazyModule } from "@/lib/lazy-module";
import { findRecord } from "@/lib/record-presence";

const reading = lazyModule(() => import("./read-lines"));

const CANNOT_OPEN = "Your record could not be opened here. Open it under “My record” first.";
const EMPTY = "Nothing in your record can go with a question yet.";

/** What the message says of her record: the lines she has left in. */
function recordNote(lines: readonly string[]): string {
  const count = lines.length === 1 ? "1 line" : `${lines.length} lines`;
  return `[${noteLabels.record}: ${count}]\n${lines.join("\n")}`;
}

/** Lines of her record for the next question; none until she asks for them, and none again after each. */
export function useOwnRecord(today: string | null) {
  const [isHere, setHere] = useState(false);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isCurrent = true;
    findRecord().then(
      (found) => isCurrent && setHere(found !== null && found.isKept && found.lock === null),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  async function read(): Promise<void> {
    if (today === null) return;
    setProblem(null);
    try {
      const { readLines } = await reading.get();
      const found = await readLines(today);
      setLines(found);
      if (found.length === 0) setProblem(EMPTY);
    } catch {
      setProblem(CANNOT_OPEN);
    }
  }

  return {
    /** Whether a record is kept on this device, and no lock is set: nothing else may tell of a locked one. */
    isHere,
    lines,
    problem,
    note: lines.length === 0 ? null : recordNote(lines),
    toggle: () => {
      if (lines.length > 0) setLines([]);
      else void read();
    },
    leaveOut: (line: string) => setLines(lines.filter((other) => other !== line)),
    put: setLines,
  };
}

export type OwnRecord = ReturnType<typeof useOwnRecord>;
