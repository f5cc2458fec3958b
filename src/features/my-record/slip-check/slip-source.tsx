import { Camera } from "lucide-react";
import { type SubmitEvent, useId, useRef } from "react";

import { Button } from "@/components/button";
import { controlLook, FieldFrame } from "@/components/field";
import { Note } from "@/components/note";
import { READER_DOWNLOAD_MB } from "@/features/photo-reading/read-photo";
import {
  ReadingProgressBar,
  readingStages,
  unclearPhotoAdvice,
} from "@/features/photo-reading/reading-progress-bar";
import { cn } from "@/lib/cn";

import type { SlipText } from "./slip-rows";
import { type SlipReading, useSlipReading } from "./use-slip-reading";

const MOST_LETTERS = 20_000;
const NO_ROWS = "We found no results. Type them, or try a clearer photo.";
const NOT_READ =
  "The photo could not be read. Check your connection, then try again, or type the results.";

function problemOf(reading: SlipReading, hasNoRows: boolean): string | null {
  if (reading.kind === "unclear") return unclearPhotoAdvice[reading.because];
  if (reading.kind === "failed") return NOT_READ;
  return hasNoRows ? NO_ROWS : null;
}

type SlipSourceProps = {
  /** What was given before held no rows. */
  hasNoRows: boolean;
  /** What she has pasted or typed so far. */
  text: string;
  onText: (text: string) => void;
  onSlip: (slip: SlipText, source: "photo" | "typed") => void;
};

/** Takes a slip as a photo or as text; both are read on this device. */
export function SlipSource({ hasNoRows, text, onText, onSlip }: SlipSourceProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const { reading, read, stop } = useSlipReading((slip) => onSlip(slip, "photo"));
  const problem = problemOf(reading, hasNoRows);

  function usePasted(event: SubmitEvent): void {
    event.preventDefault();
    onSlip({ text }, "typed");
  }

  if (reading.kind === "reading") {
    return (
      <div className="grid gap-4">
        <ReadingProgressBar
          words={readingStages[reading.progress?.stage ?? "preparing"]}
          share={reading.progress?.share}
        />
        <Button variant="outline" className="justify-self-start" onClick={stop}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-8">
      {problem !== null && (
        <Note tone="warning" role="alert">
          <p className="text-md">{problem}</p>
        </Note>
      )}
      <section aria-labelledby={`${id}-photo`} className="grid justify-items-start gap-3">
        <h2 id={`${id}-photo`} className="text-xl">
          A photo
        </h2>
        <p className="text-ink-2">
          {`It is read on this device and not kept. The first time, this downloads about ${READER_DOWNLOAD_MB} MB.`}
        </p>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          tabIndex={-1}
          aria-label="A photo of the slip"
          onChange={({ target }) => {
            const photo = target.files?.[0];
            target.value = "";
            if (photo !== undefined) read(photo);
          }}
        />
        <Button onClick={() => picker.current?.click()}>
          <Camera aria-hidden="true" strokeWidth={1.75} className="size-5" />
          Take or choose a photo
        </Button>
      </section>
      <form onSubmit={usePasted} className="grid gap-3">
        <FieldFrame
          id={id}
          label="Or paste or type it"
          hint="A test on each line, as printed: HbA1c 5.4 % 4.0 - 5.6"
        >
          <textarea
            id={id}
            rows={6}
            maxLength={MOST_LETTERS}
            value={text}
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onText(event.target.value)}
            className={cn(controlLook, "resize-y")}
          />
        </FieldFrame>
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          disabled={text.trim() === ""}
        >
          Find the results
        </Button>
      </form>
    </div>
  );
}
