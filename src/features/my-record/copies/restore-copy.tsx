import { type ChangeEvent, useId, useRef, useState } from "react";

import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { previewCopy, readCopy, type RecordCopy } from "@/domain/record/record-copy";
import { countOf } from "@/domain/record/record-tables";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

import { previewInWords } from "./preview-words";

const LARGEST_BYTES = 20 * 1024 * 1024;
const UNKNOWN =
  "This file is not a copy of a record. We know the files that “Download a copy” makes; they end in .json.";

/** Reads a copy on this device, says what it holds, and adds it when she says so. */
export function RestoreCopy({ record }: { record: OpenRecord }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copy, setCopy] = useState<RecordCopy | null>(null);
  const [said, setSaid] = useState<"unknown" | "added" | null>(null);

  async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    target.value = "";
    if (file === undefined) return;
    const read = file.size > LARGEST_BYTES ? null : readCopy(await file.text());
    setCopy(read);
    setSaid(read === null ? "unknown" : null);
  }

  const preview = copy === null ? null : previewCopy(record, copy);

  async function add(): Promise<void> {
    if (copy === null || preview === null) return;
    const { firstPeriodYear } = record.settings;
    const isSaved = await record.saveRows(preview.added);
    if (!isSaved) return;
    if (firstPeriodYear === null && copy.settings !== null) {
      await record.saveSettings({ firstPeriodYear: copy.settings.firstPeriodYear });
    }
    setCopy(null);
    setSaid("added");
  }

  return (
    <>
      <input
        ref={field}
        id={id}
        type="file"
        accept=".json,application/json"
        aria-label="A copy of your record"
        className="hidden"
        onChange={(event) => void open(event)}
      />
      <Button variant="outline" onClick={() => field.current?.click()}>
        Bring back a copy
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold paragraphs */}
      <div role="status" className="w-full">
        {said === "unknown" && <Note tone="warning">{UNKNOWN}</Note>}
        {said === "added" && <Note tone="success">The copy is in your record.</Note>}
        {copy !== null && preview !== null && (
          <div className="rounded-2 border border-line bg-surface p-4">
            {previewInWords(preview, copy.unreadable).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <div className="mt-3 flex flex-wrap gap-3">
              {countOf(preview.added) > 0 && (
                <Button size="sm" onClick={() => void add()}>
                  Add them
                </Button>
              )}
              <Button variant="outline" size="sm" onClick={() => setCopy(null)}>
                Close the file
              </Button>
            </div>
          </div>
        )}
      </div>
    </>
  );
}
