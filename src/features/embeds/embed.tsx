import { useEffect, useState } from "react";

import { Button } from "@/components/button";
import { Motif } from "@/components/motif";
import { NewTabButton, NewTabLink } from "@/components/new-tab-link";
import { Note } from "@/components/note";
import { OutsideFrame } from "@/components/outside-frame";
import { Spinner } from "@/components/spinner";
import { cn } from "@/lib/cn";

type FrameLoad = {
  state: "waiting" | "loaded" | "late";
  /** Changes with every try, so that the frame can be made anew. */
  attempt: number;
  report: () => void;
  retry: () => void;
};

const longestWaitMs = 10_000;

/** How far the page in a frame has come; after ten seconds of silence it counts as late. */
function useFrameLoad(): FrameLoad {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<FrameLoad["state"]>("waiting");

  useEffect(() => {
    if (state !== "waiting") return undefined;
    const timer = setTimeout(() => setState("late"), longestWaitMs);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    attempt,
    report: () => setState("loaded"),
    retry: () => {
      setAttempt(attempt + 1);
      setState("waiting");
    },
  };
}

export type EmbedProps = {
  address: string;
  /** What is in the frame, for the middle of a sentence. */
  name: string;
  title: string;
  welcome?: string;
  loading: string;
  /** The height of the frame, and where it stands. */
  frameClassName: string;
  /** How the remarks around the frame are placed. */
  textClassName?: string;
};

/** A page of another service in a frame: whose it is, a welcome while it loads, and a way out when it does not. */
export function Embed({
  address,
  name,
  title,
  welcome,
  loading,
  frameClassName,
  textClassName,
}: EmbedProps) {
  const { state, attempt, report, retry } = useFrameLoad();
  return (
    <>
      <div className={cn("relative bg-surface", frameClassName)}>
        <OutsideFrame
          key={attempt}
          address={address}
          title={title}
          fallback={`Open ${name}`}
          onLoad={report}
          className={cn("h-full", state !== "loaded" && "invisible")}
        />
        {state !== "loaded" && (
          <div className="absolute inset-0 grid content-start justify-items-center gap-4 overflow-y-auto bg-surface p-6 pt-14 text-center">
            <Motif name="seeds" isFilled className="size-24 text-primary" />
            {welcome && <p className="max-w-[34ch] font-display text-lg">{welcome}</p>}
            {state === "waiting" ? (
              <>
                <Spinner label={loading} className="p-0" />
                <noscript>
                  <a href={address} className="text-primary underline">
                    Open {name}
                  </a>
                </noscript>
              </>
            ) : (
              <>
                <Note tone="warning" role="alert" className="text-start">
                  <p className="text-md">We waited ten seconds, and {name} did not load.</p>
                </Note>
                <div className="flex flex-wrap justify-center gap-4">
                  <Button onClick={retry}>Try again</Button>
                  <NewTabButton address={address} variant="outline">
                    Open in a new tab
                  </NewTabButton>
                </div>
              </>
            )}
          </div>
        )}
      </div>
      {!address.startsWith("/") && (
        <p className={cn("mt-3 text-sm text-ink-2", textClassName)}>
          Nothing to see?{" "}
          <NewTabLink href={address} className="inline-block py-1 text-primary underline">
            Open {name} in a new tab
          </NewTabLink>
        </p>
      )}
    </>
  );
}
