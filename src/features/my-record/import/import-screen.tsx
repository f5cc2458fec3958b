import { type ChangeEvent, useId, useRef, useState } from "react";

import { Button } from "@/components/button";
import { ChoiceRow } from "@/components/choice-row";
import { Note } from "@/components/note";
import { importTexts } from "@/content/record-import";
import type { ImportReading } from "@/domain/record/import/import-reading";
import type { DayOrder } from "@/domain/record/import/read-periods";
import { recentNotes } from "@/domain/record/import/recent-notes";
import { useCheckedWords } from "@/features/my-record/danger-check/use-checked-words";
import { RecordLink } from "@/features/my-record/open-record/record-link";
import { ScreenHeading } from "@/features/my-record/open-record/screen-heading";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

import { FilePreview } from "./file-preview";
import { openFile, type OpenedFile } from "./open-import-file";

type State =
  | OpenedFile
  | { kind: "none" | "reading-file" }
  | { kind: "added"; reading: ImportReading };

const orders: readonly { value: DayOrder; label: string }[] = [
  { value: "day_first", label: "The day comes first" },
  { value: "month_first", label: "The month comes first" },
];

function KnownFiles() {
  return (
    <ul className="list-disc ps-6">
      {importTexts.known.map((format) => (
        <li key={format}>{format}</li>
      ))}
    </ul>
  );
}

/** Fills the record from another app, or from a copy: read on this device, shown first, nothing replaced unasked. */
export function ImportScreen({ record }: { record: OpenRecord }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const chosen = useRef<File | null>(null);
  const [state, setState] = useState<State>({ kind: "none" });
  const { checkEach, isChecking, problem, card } = useCheckedWords(false);
  const [checked, setChecked] = useState<ImportReading | null>(null);
  const shown = state.kind === "reading" || state.kind === "added" ? state.reading : null;
  const isOpen = state.kind === "reading" || state.kind === "unclear-days";

  async function read(file: File, order: DayOrder | null): Promise<void> {
    chosen.current = file;
    setState({ kind: "reading-file" });
    const opened = await openFile(file, { today: record.today, order });
    // She may have chosen another one in the meantime.
    if (chosen.current !== file) return;
    setState(opened);
    if (opened.kind === "reading") checkNotes(opened.reading, () => undefined);
  }

  function checkNotes(reading: ImportReading, goOn: () => void): void {
    const notes = recentNotes(record.days, reading.entries.days, record.today);
    if (notes.length === 0 || checked === reading) {
      goOn();
      return;
    }
    checkEach(notes, () => {
      setChecked(reading);
      goOn();
    });
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    target.value = "";
    if (file !== undefined) void read(file, null);
  }

  function chooseOrder(order: DayOrder | null): void {
    if (chosen.current !== null && order !== null) void read(chosen.current, order);
  }

  return (
    <>
      <ScreenHeading lead={importTexts.lead}>Bring in a file</ScreenHeading>
      <div className="grid max-w-measure gap-6">
        {!isOpen && (
          <div>
            <p className="mb-2">It can be:</p>
            <KnownFiles />
          </div>
        )}
        <input
          ref={field}
          id={id}
          type="file"
          accept=".json,.csv,.zip,.cluedata,.txt"
          aria-label="A file from another app, or a copy of your record"
          className="hidden"
          onChange={choose}
        />
        {!isOpen && (
          <Button
            className="justify-self-start"
            isBusy={state.kind === "reading-file"}
            onClick={() => field.current?.click()}
          >
            Choose a file
          </Button>
        )}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold paragraphs */}
        <div role="status">
          {state.kind === "problem" && (
            <Note tone="warning">
              <p className="text-md">{importTexts.problems[state.problem]}</p>
              {state.problem === "unknown" && <KnownFiles />}
            </Note>
          )}
          {state.kind === "added" && (
            <Note tone="success">
              <p className="text-md">
                It is in your record now.{" "}
                <RecordLink
                  place={{ recordScreen: "cycles" }}
                  className="font-semibold text-primary underline"
                >
                  See your cycles
                </RecordLink>
              </p>
            </Note>
          )}
        </div>
        {state.kind === "unclear-days" && (
          <ChoiceRow
            legend={`The file writes days such as ${state.unclearDay}. Which comes first?`}
            choices={orders}
            chosen={null}
            onChoose={chooseOrder}
          />
        )}
        {card && shown !== null && shown === checked && (
          <section aria-label="Notes of the last 7 days" className="grid gap-3">
            <p>{importTexts.recentNotes}</p>
            {card}
          </section>
        )}
        {problem !== null && shown !== null && shown !== checked && (
          <Note tone="danger" role="alert">
            <p className="text-md">{problem}</p>
          </Note>
        )}
        {state.kind === "reading" && (
          <FilePreview
            record={record}
            reading={state.reading}
            isChecking={isChecking}
            onCheck={(goOn) => checkNotes(state.reading, goOn)}
            onAdded={() => setState({ kind: "added", reading: state.reading })}
            onClose={() => setState({ kind: "none" })}
          />
        )}
      </div>
    </>
  );
}
