import { Suspense, useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";

import { Button } from "@/components/button";
import { Motif } from "@/components/motif";
import { Note } from "@/components/note";
import { PageTitle } from "@/components/page";
import { Spinner } from "@/components/spinner";
import { recordTexts } from "@/content/my-record";
import { type RecordPlace, useHiddenPlace } from "@/features/my-record/open-record/record-place";
import { lazyComponent } from "@/lib/lazy-component";
import type { LockKind } from "@/domain/record/lock-rules";
import { paths } from "@/lib/paths";
import type { RecordKey } from "@/lib/record-crypto";
import { type HandOver, handOverOnce, openKeptRecord } from "@/lib/kept-record";
import { lookUpRecordName } from "@/lib/record-name";

import { dropUnfinished } from "./drop-unfinished";

const openRecord = lazyComponent(async () => (await import("./record-screens")).RecordScreens);
const locked = lazyComponent(async () => (await import("./lock/locked-screen")).LockedScreen);

type Refused = "unavailable" | "newer";
type State =
  | { name: "asking" | "none" | Refused }
  | { name: "locked"; lock: LockKind }
  | {
      name: "open";
      recordKey: RecordKey | null;
      /** The record where it is open already; null where it is to be made. */
      handOver: HandOver | null;
      isByHer: boolean;
      isPassing: boolean;
    };

type Look = { state: State; hasPlainName: boolean };

async function look(): Promise<Look> {
  try {
    const { isKept, lock, hasPlainName, opened } = await openKeptRecord();
    if (!isKept) return { state: { name: "none" }, hasPlainName };
    if (lock === null) {
      const handOver = opened && handOverOnce(opened);
      const found = { recordKey: null, handOver, isByHer: false, isPassing: false };
      return { state: { name: "open", ...found }, hasPlainName };
    }
    return { state: { name: "locked", lock }, hasPlainName: true };
  } catch {
    return { state: { name: "unavailable" }, hasPlainName: false };
  }
}

/** Her record where one is kept on this device; else what it is, and the button that begins one. */
export function RecordPanel({ onPlainName }: { onPlainName: (isPlain: boolean) => void }) {
  const [state, setState] = useState<State>({ name: "asking" });
  // It begins before the page that she comes from has gone, which takes a slow phone a while.
  const [firstLook] = useState(look);
  const navigate = useNavigate();
  useHiddenPlace();

  const lookAgain = useCallback(async (): Promise<void> => {
    const found = await look();
    onPlainName(found.hasPlainName);
    setState(found.state);
  }, [onPlainName]);

  useEffect(() => {
    let isGone = false;
    async function lookOnce(): Promise<void> {
      const found = await firstLook;
      if (isGone) return;
      onPlainName(found.hasPlainName);
      // She may have pressed Start before the browser has answered.
      setState((before) => (before.name === "asking" ? found.state : before));
    }
    void lookOnce();
    return () => {
      isGone = true;
    };
  }, [firstLook, onPlainName]);

  const isGone = state.name === "locked" || state.name === "none";
  useEffect(() => {
    if (isGone) dropUnfinished();
  }, [isGone]);

  async function begin(place: RecordPlace): Promise<void> {
    await navigate(paths.myRecord, { state: place });
    startNow();
  }

  function startNow(): void {
    const isPassing = state.name === "unavailable";
    setState({ name: "open", recordKey: null, handOver: null, isByHer: true, isPassing });
  }

  function letGo(): void {
    onPlainName(false);
    void lookUpRecordName();
    setState({ name: "none" });
  }

  if (state.name === "locked") {
    return (
      <Suspense fallback={<Spinner label="Opening..." className="mt-24" />}>
        <locked.Component
          kind={state.lock}
          onOpened={({ opened: recordKey, record }) => {
            const handOver = handOverOnce(record);
            setState({ name: "open", recordKey, handOver, isByHer: true, isPassing: false });
          }}
          onGone={() => void lookAgain()}
          onErased={letGo}
        />
      </Suspense>
    );
  }
  if (state.name === "open") {
    return (
      <Suspense fallback={<Spinner label="Opening your record..." className="mt-24" />}>
        <openRecord.Component
          key={state.recordKey?.lockId}
          takesFocus={state.isByHer}
          recordKey={state.recordKey}
          handOver={state.handOver}
          isPassing={state.isPassing}
          onErased={letGo}
          onLocked={() => void lookAgain()}
          onPlainName={onPlainName}
          onRefused={(name) => setState({ name })}
        />
      </Suspense>
    );
  }
  const refusal =
    state.name === "unavailable" || state.name === "newer" ? recordTexts[state.name] : null;
  return (
    <>
      <PageTitle lead={recordTexts.lead}>My record</PageTitle>
      {refusal !== null ? (
        <Note tone="warning" role="alert" className="max-w-measure">
          <p className="text-md">{refusal}</p>
          {state.name === "unavailable" && (
            <Button
              variant="outline"
              size="sm"
              className="mt-4"
              onClick={() => void begin({ recordScreen: "visit" })}
            >
              Make a page for the doctor
            </Button>
          )}
        </Note>
      ) : (
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_344px]">
          <ul className="grid max-w-measure gap-3 self-start border-s-[3px] border-primary ps-4">
            {recordTexts.start.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <div className="grid gap-3 sm:max-lg:flex sm:max-lg:flex-wrap lg:self-start">
            <div className="on-cloth mb-3 hidden h-53 place-items-center lg:grid">
              <Motif name="cycle" isFilled className="size-36 text-cloth-line" />
            </div>
            <Button size="lg" onPointerEnter={openRecord.preload} onClick={startNow}>
              Start my record
            </Button>
            <Button
              variant="outline"
              size="lg"
              onClick={() => void begin({ recordScreen: "import" })}
            >
              Bring it from another app
            </Button>
            <Button
              variant="outline"
              size="lg"
              onClick={() => void begin({ recordScreen: "lock" })}
            >
              Start with a lock
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
