import { type RefObject, Suspense, useEffect, useEffectEvent, useState } from "react";

import { Button } from "@/components/button";
import { ErrorBoundary, type FailureProps } from "@/components/error-boundary";
import { Note } from "@/components/note";
import { lazyComponent } from "@/lib/lazy-component";

import { AttachButtons } from "./attach-buttons";
import type { Attaching } from "./use-attachment";

const PICKER_ENDINGS = ".pdf,.png,.jpg,.jpeg,.txt";

type FilePickerProps = {
  picker: RefObject<HTMLInputElement | null>;
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Opens the device's own choice of files; shown by the buttons that call on it. */
function FilePicker({ picker, isDisabled, onFiles }: FilePickerProps) {
  return (
    <input
      ref={picker}
      type="file"
      accept={PICKER_ENDINGS}
      hidden
      tabIndex={-1}
      aria-label="File to attach"
      disabled={isDisabled}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // The same file may be picked again after it was removed.
        event.target.value = "";
        onFiles(files);
      }}
    />
  );
}

type DropZoneProps = { isDisabled: boolean; onFiles: (files: readonly File[]) => void };

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes("Files") === true;
}

/** Takes files dropped anywhere on the page, and says so while they hover over it. */
function DropZone({ isDisabled, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false);

  const drag = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event)) return;
    // Otherwise the browser leaves the page and opens the file.
    event.preventDefault();
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = isDisabled ? "none" : "copy";
    setOver(!isDisabled);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(false);
    if (!isDisabled) onFiles([...(event.dataTransfer?.files ?? [])]);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("dragover", (event) => drag(event), { signal });
    window.addEventListener("dragleave", (event) => leave(event), { signal });
    window.addEventListener("drop", (event) => drop(event), { signal });
    return () => listening.abort();
  }, []);

  if (!isOver) return null;
  return (
    <div className="pointer-events-none fixed inset-2 z-40 grid place-items-center rounded-2 border-[3px] border-dashed border-primary bg-surface/90">
      <p className="text-xl font-semibold text-primary">Drop the file to attach it</p>
    </div>
  );
}

const attachmentChip = lazyComponent(
  async () => (await import("./attachment-chip")).AttachmentChip,
);
const cameraDialog = lazyComponent(async () => (await import("./camera-dialog")).CameraDialog);
const photoReview = lazyComponent(async () => (await import("./photo-review-dialog")).PhotoReview);

type Props = { attaching: Attaching; isDisabled: boolean };
type FocusProps = {
  /** Takes the focus when what held it is gone. */
  focusAfter: () => void;
};

/** The ways to add a file or a photo to a message: buttons beside the field, and the whole page to drop on. */
export function AttachTools({ attaching, isDisabled }: Props) {
  return (
    <>
      <AttachButtons
        isDisabled={isDisabled}
        onAttach={attaching.pick}
        onCamera={attaching.openCamera}
      />
      <FilePicker picker={attaching.picker} isDisabled={isDisabled} onFiles={attaching.add} />
      <DropZone isDisabled={isDisabled} onFiles={attaching.add} />
    </>
  );
}

/** What goes with the next message, and why a file could not be taken. */
export function AttachedFile({ attaching, isDisabled, focusAfter }: Props & FocusProps) {
  const { attachment, problem } = attaching;
  return (
    <>
      <output className="sr-only">
        {attachment !== null && `Attached: ${attachment.name}. ${attachment.plan}.`}
      </output>
      {problem !== null && (
        <Note tone="warning" role="alert">
          {problem}
        </Note>
      )}
      {attachment !== null && (
        <Suspense fallback={null}>
          <attachmentChip.Component
            attachment={attachment}
            isDisabled={isDisabled}
            onReview={attaching.review}
            onRemove={() => {
              attaching.remove();
              focusAfter();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function NotLoaded({ onRetry }: FailureProps) {
  return (
    <Note tone="danger" role="alert" className="m-4">
      This part could not be loaded. Check your connection. If trying again does not help, reload
      the page.{" "}
      <Button
        variant="link"
        size="sm"
        onClick={() => {
          cameraDialog.preload();
          photoReview.preload();
          onRetry();
        }}
      >
        Try again
      </Button>
    </Note>
  );
}

/** The camera and the check of a photo's text, over the chat. */
export function AttachDialogs({ attaching, focusAfter }: Pick<Props, "attaching"> & FocusProps) {
  const { attachment } = attaching;
  const step = attaching.isCameraOpen ? "camera" : (attachment?.id ?? "none");
  return (
    <ErrorBoundary Fallback={NotLoaded} resetKey={step}>
      <Suspense fallback={null}>
        {attaching.isCameraOpen && (
          <cameraDialog.Component
            onClose={attaching.closeCamera}
            onPhoto={(photo) => {
              attaching.closeCamera();
              attaching.add([photo]);
            }}
          />
        )}
        {attachment?.file && attaching.isReviewing && (
          <photoReview.Component
            key={attachment.id}
            attachment={attachment}
            photo={attachment.file}
            attaching={attaching}
            focusAfter={focusAfter}
          />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
