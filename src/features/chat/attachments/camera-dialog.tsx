import { type ReactNode, useRef, useState } from "react";

import { BlobPicture } from "@/components/blob-picture";
import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { Dialog, DialogDescription, DialogFooter, DialogTitle } from "@/components/ui/dialog";
import { cn } from "@/lib/cn";

import { takeStill } from "./rear-camera";
import { useCamera } from "./use-camera";

export type CameraDialogProps = {
  onPhoto: (photo: File) => void;
  onClose: () => void;
};

type OtherWayProps = { onPhoto: (photo: File) => void; children: ReactNode };

/** Takes a photo with the device's own camera app, or picks one. */
function OtherWay({ onPhoto, children }: OtherWayProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label="Photo"
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          if (photo !== undefined) onPhoto(photo);
        }}
      />
      <Button variant="outline" onClick={() => picker.current?.click()}>
        {children}
      </Button>
    </>
  );
}

/** Takes a photo with the rear camera; the camera is on only while its picture is shown. */
export function CameraDialog({ onPhoto, onClose }: CameraDialogProps) {
  const { view, state, restart, turnOff } = useCamera();
  const [still, setStill] = useState<File | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function take() {
    if (view.current === null) return;
    setFailed(false);
    const photo = await takeStill(view.current).catch(() => null);
    if (photo === null) {
      setFailed(true);
      return;
    }
    turnOff();
    setStill(photo);
  }

  function retake() {
    setStill(null);
    restart();
  }

  return (
    <Dialog
      onClose={onClose}
      onReturnFocus={(before) => before?.focus({ preventScroll: true })}
      className="max-w-[640px]"
    >
      <DialogTitle>Take a photo</DialogTitle>
      <DialogDescription>
        Lay the paper flat in good light and fill the picture with it. The photo stays on this
        device until you decide.
      </DialogDescription>
      {state.kind === "failed" ? (
        <Note tone="danger" role="alert" title={state.failure.title}>
          {state.failure.advice}
        </Note>
      ) : (
        <div className="relative grid min-h-[30dvh] place-items-center overflow-hidden rounded-1 bg-sunken">
          {still !== null && (
            <BlobPicture
              picture={still}
              alt="The photo you took"
              className="max-h-[50dvh] max-w-full"
            />
          )}
          <video
            ref={view}
            muted
            playsInline
            aria-label="What the camera sees"
            className={cn("max-h-[50dvh] w-full object-contain", still !== null && "hidden")}
          />
          {state.kind === "starting" && (
            <output className="absolute px-4 text-center text-ink-2">
              Waiting for the camera. Your browser may ask you to allow it.
            </output>
          )}
        </div>
      )}
      {hasFailed && (
        <p role="alert" className="mt-3 font-semibold text-danger-ink">
          The picture could not be taken. Try again.
        </p>
      )}
      <DialogFooter>
        {state.kind === "failed" && (
          <>
            <Button variant="outline" onClick={restart}>
              Try again
            </Button>
            <OtherWay onPhoto={onPhoto}>Choose a photo</OtherWay>
          </>
        )}
        {still === null && state.kind !== "failed" && (
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button disabled={state.kind !== "live"} onClick={() => void take()}>
              Take photo
            </Button>
          </>
        )}
        {still !== null && (
          <>
            <Button variant="outline" onClick={retake}>
              Retake
            </Button>
            <Button onClick={() => onPhoto(still)}>Use photo</Button>
          </>
        )}
      </DialogFooter>
    </Dialog>
  );
}
