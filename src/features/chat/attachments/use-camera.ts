import { useCallback, useEffect, useRef, useState } from "react";

import {
  cameraFailure,
  type CameraFailure,
  INTERRUPTED,
  openRearCamera,
  stopCamera,
} from "./rear-camera";

/** How long the page may be out of sight before the camera goes off. */
const HIDDEN_LIMIT_MS = 10_000;

export type CameraState =
  | { kind: "starting" }
  | { kind: "live" }
  | { kind: "off" }
  | { kind: "failed"; failure: CameraFailure };

/** Shows the rear camera in a video element for as long as it is wanted, and not a moment longer. */
export function useCamera() {
  const view = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>({ kind: "starting" });
  const stream = useRef<MediaStream>(null);
  /** Counts what was wanted of the camera; an answer to an earlier wish comes too late. */
  const wish = useRef(0);

  const release = useCallback(() => {
    wish.current += 1;
    stopCamera(stream.current);
    stream.current = null;
  }, []);

  const interrupt = useCallback(() => {
    release();
    setState({ kind: "failed", failure: INTERRUPTED });
  }, [release]);

  const start = useCallback(async () => {
    release();
    const mine = wish.current;
    try {
      const opened = await openRearCamera();
      if (mine !== wish.current || view.current === null) {
        stopCamera(opened);
        return;
      }
      stream.current = opened;
      for (const track of opened.getTracks()) track.addEventListener("ended", interrupt);
      view.current.srcObject = opened;
      await view.current.play();
      if (mine === wish.current) setState({ kind: "live" });
    } catch (error) {
      if (mine !== wish.current) return;
      release();
      setState({ kind: "failed", failure: cameraFailure(error) });
    }
  }, [interrupt, release]);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the camera answers later
    void start();
    return release;
  }, [release, start]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const watchSight = () => {
      clearTimeout(timer);
      if (document.hidden && stream.current !== null) {
        timer = setTimeout(interrupt, HIDDEN_LIMIT_MS);
      }
    };
    document.addEventListener("visibilitychange", watchSight, { signal });
    window.addEventListener("pagehide", interrupt, { signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [interrupt]);

  return {
    /** Given to the video element. */
    view,
    state,
    restart: () => {
      setState({ kind: "starting" });
      void start();
    },
    turnOff: () => {
      release();
      setState({ kind: "off" });
    },
  };
}
