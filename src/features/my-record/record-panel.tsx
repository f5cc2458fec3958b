import { Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";

import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { PageTitle } from "@/components/page";
import { Spinner } from "@/components/spinner";
import { recordTexts } from "@/content/my-record";
import type { RecordPlace } from "@/features/my-record/open-record/record-place";
import { lazyComponent } from "@/lib/lazy-component";
import { paths } from "@/lib/paths";
import { hasRecord } from "@/lib/record-presence";

const openRecord = lazyComponent(async () => (await import("./record-screens")).RecordScreens);

type State = "asking" | "none" | "begun" | "kept" | "unavailable" | "newer";

async function look(): Promise<State> {
  try {
    return (await hasRecord()) ? "kept" : "none";
  } catch {
    return "unavailable";
  }
}

/** Her record where one is kept on this device; else what it is, and the button that begins one. */
export function RecordPanel() {
  const [state, setState] = useState<State>("asking");
  const navigate = useNavigate();

  useEffect(() => {
    async function lookOnce(): Promise<void> {
      const found = await look();
      // She may have pressed Start before the browser has answered.
      setState((before) => (before === "asking" ? found : before));
    }
    void lookOnce();
  }, []);

  async function beginWithFile(): Promise<void> {
    const place: RecordPlace = { recordScreen: "import" };
    await navigate(paths.myRecord, { state: place });
    setState("begun");
  }

  const refusal = state === "unavailable" || state === "newer" ? recordTexts[state] : null;
  if (state === "kept" || state === "begun") {
    return (
      <Suspense fallback={<Spinner label="Opening your record..." className="mt-24" />}>
        <openRecord.Component
          takesFocus={state === "begun"}
          onErased={() => setState("none")}
          onRefused={setState}
        />
      </Suspense>
    );
  }
  return (
    <>
      <PageTitle lead={recordTexts.lead}>My record</PageTitle>
      <ul className="grid max-w-measure gap-3 border-s-[3px] border-primary ps-4">
        {recordTexts.start.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {refusal !== null ? (
        <Note tone="warning" role="alert" className="mt-8 max-w-measure">
          <p className="text-md">{refusal}</p>
        </Note>
      ) : (
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <Button size="lg" onPointerEnter={openRecord.preload} onClick={() => setState("begun")}>
            Start my record
          </Button>
          <Button variant="outline" size="lg" onClick={() => void beginWithFile()}>
            Bring it from another app
          </Button>
        </div>
      )}
    </>
  );
}
