import { useEffect, useRef, useState } from "react";

import type { MessageNote } from "@shared/contracts/message-parts";
import { lazyModule } from "@/lib/lazy-module";

import type { Attachment } from "./open-file";
import type { PhotoCheck } from "./photo-check";

const opening = lazyModule(() => import("./open-file"));

const CANNOT_OPEN = "The file could not be opened. Check your connection and try again.";
const ONLY_ONE = "One file at a time: the first one was taken.";

/** The file or photo that goes with her next message; it never outlives this screen. */
export function useAttachment() {
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  /** Whether photos have been read on this device in this visit, so that nothing more is downloaded. */
  const [hasReader, setHasReader] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const newest = useRef(0);
  const [isCameraOpen, setCameraOpen] = useState(false);

  useEffect(
    () => () => {
      newest.current += 1;
    },
    [],
  );

  function put(next: Attachment | null) {
    newest.current += 1;
    setAttachment(next);
    setProblem(null);
    setReviewing(false);
  }

  /** Opens what she picked, dropped, pasted or took; a later file takes the place of an earlier one. */
  async function add(files: readonly File[]) {
    const [file] = files;
    if (file === undefined) return;
    newest.current += 1;
    const turn = newest.current;
    setProblem(null);
    const opened = await opening
      .get()
      .then(({ openFile }) => openFile(file))
      .catch(() => null);
    if (turn !== newest.current) return;
    if (opened?.kind !== "opened") {
      setProblem(opened?.sentence ?? CANNOT_OPEN);
      return;
    }
    put(opened.attachment);
    if (files.length > 1) setProblem(ONLY_ONE);
    setReviewing(opened.attachment.kind === "image");
  }

  /** Puts back what went with a question that she has asked before. */
  async function takeBack(note: MessageNote) {
    newest.current += 1;
    const turn = newest.current;
    const found = await opening.get().catch(() => null);
    if (turn !== newest.current) return;
    if (found === null) setProblem(CANNOT_OPEN);
    else put(found.attachedBefore(note));
  }

  return {
    attachment,
    problem,
    isReviewing,
    /** Given to the picker of files. */
    picker,
    pick: () => picker.current?.click(),
    add: (files: readonly File[]) => void add(files),
    put,
    takeBack: (note: MessageNote) => void takeBack(note),
    remove: () => put(null),
    /** Whether there is a photo whose text she has not checked yet. */
    isUnchecked: attachment?.note === null,
    isCameraOpen,
    openCamera: () => setCameraOpen(true),
    closeCamera: () => setCameraOpen(false),
    review: () => setReviewing(true),
    /** Keeps what she has corrected so far beside the photo. */
    closeReview: (check: PhotoCheck | null) => {
      setReviewing(false);
      setAttachment((known) => known && { ...known, check });
    },
    hasReader,
    noteReader: () => setHasReader(true),
  };
}

export type Attaching = ReturnType<typeof useAttachment>;
