import { useEffect, useRef, useState } from "react";

import type { ReadingProgress } from "@/features/photo-reading/photo-messages";
import { readPhoto } from "@/features/photo-reading/read-photo";

import type { SlipText } from "./slip-rows";

export type SlipReading =
  | { kind: "idle" }
  | { kind: "reading"; progress: ReadingProgress | null }
  | { kind: "unclear"; because: "dark" | "unclear" }
  | { kind: "failed" };

/** Reads a photo of a slip on this device; what is read goes to `onRead`. */
export function useSlipReading(onRead: (slip: SlipText) => void) {
  const [reading, setReading] = useState<SlipReading>({ kind: "idle" });
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function read(photo: Blob): Promise<void> {
    const run = new AbortController();
    running.current?.abort();
    running.current = run;
    setReading({ kind: "reading", progress: null });
    try {
      const found = await readPhoto(photo, {
        signal: run.signal,
        onProgress: (progress) => {
          if (!run.signal.aborted) setReading({ kind: "reading", progress });
        },
      });
      if (run.signal.aborted) return;
      if (found.kind === "read") onRead(found);
      else setReading(found);
    } catch {
      if (!run.signal.aborted) setReading({ kind: "failed" });
    }
  }

  function stop(): void {
    running.current?.abort();
    setReading({ kind: "idle" });
  }

  return { reading, read: (photo: Blob) => void read(photo), stop };
}
