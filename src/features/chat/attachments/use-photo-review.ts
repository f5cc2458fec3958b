import { useEffect, useEffectEvent, useRef, useState } from "react";

import type { ReadingProgress } from "@/features/photo-reading/photo-messages";
import type { ReadPhoto } from "@/features/photo-reading/read-photo";

import {
  beginCheck,
  type CheckRow,
  type PhotoCheck,
  withConfirmed,
  withText,
  withValue,
} from "./photo-check";
import type { ServiceReading } from "./send-photo";

export type ReadBy = "device" | "service";

export type ReviewStage =
  /** Waits for her yes before the reader is downloaded. */
  | { kind: "asking" }
  | { kind: "reading"; by: ReadBy; progress: ReadingProgress | null }
  | { kind: "read" }
  | { kind: "unclear"; because: "dark" | "unclear" }
  | { kind: "failed"; reason: string }
  /** There is no AI service here. */
  | { kind: "unavailable" }
  | { kind: "consent-required" };

export type PhotoReviewOptions = {
  photo: Blob;
  /** Where she left off; null when nothing of the photo has been read. */
  earlierCheck: PhotoCheck | null;
  mustAskFirst: boolean;
  /** Reads it on this device; rejects with a reason when it cannot. */
  readHere: ReadPhoto;
  send: (photo: Blob, signal: AbortSignal) => Promise<ServiceReading>;
  onReaderUsed: () => void;
};

function reasonOf(error: unknown): ServiceReading {
  return { kind: "failed", reason: error instanceof Error ? error.message : "" };
}

function firstStage({ earlierCheck, mustAskFirst }: PhotoReviewOptions): ReviewStage {
  if (earlierCheck !== null) return { kind: "read" };
  return mustAskFirst ? { kind: "asking" } : { kind: "reading", by: "device", progress: null };
}

/** Reads a photo on the device, or by the AI service when she says so, and keeps her corrections. */
export function usePhotoReview(options: PhotoReviewOptions) {
  const { photo, readHere, send, onReaderUsed } = options;
  const [stage, setStage] = useState<ReviewStage>(() => firstStage(options));
  const [check, setCheck] = useState(options.earlierCheck);
  const running = useRef<AbortController>(null);

  async function readOnDevice(signal: AbortSignal): Promise<ServiceReading> {
    const reading = await readHere(photo, {
      signal,
      onProgress: (progress) => {
        if (!signal.aborted) setStage({ kind: "reading", by: "device", progress });
      },
    });
    onReaderUsed();
    return reading;
  }

  function settle(outcome: ServiceReading) {
    if (outcome.kind === "read") setCheck(beginCheck(outcome));
    setStage(outcome.kind === "read" ? { kind: "read" } : outcome);
  }

  function follow(by: ReadBy) {
    const run = new AbortController();
    running.current?.abort();
    running.current = run;
    const reading = by === "device" ? readOnDevice(run.signal) : send(photo, run.signal);
    const heard = (outcome: ServiceReading) => run.signal.aborted || settle(outcome);
    void reading.catch(reasonOf).then(heard);
  }

  function read(by: ReadBy) {
    setStage({ kind: "reading", by, progress: null });
    follow(by);
  }

  const begin = useEffectEvent(() => {
    if (stage.kind === "reading") follow("device");
  });
  useEffect(() => {
    begin();
    return () => running.current?.abort();
  }, []);

  return {
    stage,
    /** What was read, with her corrections; null while nothing has been read. */
    check,
    changeText: (text: string) => setCheck((known) => known && withText(known, text)),
    changeValue: (row: CheckRow, value: string) =>
      setCheck((known) => known && withValue(known, row, value)),
    confirm: (row: CheckRow) => setCheck((known) => known && withConfirmed(known, row)),
    read,
    /** Stops what is going on and goes back to what was read before. */
    stop: () => {
      running.current?.abort();
      setStage({ kind: check === null ? "asking" : "read" });
    },
  };
}
