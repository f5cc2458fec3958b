import { useMemo, useState } from "react";

import { Button } from "@/components/button";
import { ChoiceRow } from "@/components/choice-row";
import { handFocusOn, takeFocus } from "@/components/take-focus";
import { conflictWords, formatNames, importTexts } from "@/content/record-import";
import type { ImportReading } from "@/domain/record/import/import-reading";
import {
  type ConflictGroup,
  joinedSettings,
  planImport,
  silentDays,
} from "@/domain/record/import/plan-import";
import type { RecordEntries } from "@/domain/record/record-tables";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

import { planInWords, readingInWords } from "./reading-words";

const choices = [
  { value: false, label: "Keep mine" },
  { value: true, label: "Take theirs" },
];

type ConflictChoicesProps = {
  conflicts: ReadonlyMap<ConflictGroup, number>;
  takeTheirs: ReadonlySet<ConflictGroup>;
  onChange: (takeTheirs: ReadonlySet<ConflictGroup>) => void;
};

/** Where her record and the file differ, she says which one wins; hers until she does. */
function ConflictChoices({ conflicts, takeTheirs, onChange }: ConflictChoicesProps) {
  return [...conflicts].map(([group, count]) => (
    <ChoiceRow
      key={group}
      legend={`${conflictWords[group]}: ${count} different`}
      choices={choices}
      chosen={takeTheirs.has(group)}
      onChoose={(isTheirs) => {
        const others = [...takeTheirs].filter((other) => other !== group);
        onChange(new Set(isTheirs === true ? [...others, group] : others));
      }}
    />
  ));
}

const answers = [
  { value: true, label: "Yes, all of them" },
  { value: false, label: "No, or I am not sure" },
];

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div>
      <h3 className="text-md font-semibold">{title}</h3>
      <ul className="mt-2 grid gap-1.5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

type FilePreviewProps = {
  record: OpenRecord;
  reading: ImportReading;
  /** Looks for danger in the newest notes, then goes on. */
  onCheck: (goOn: () => void) => void;
  isChecking: boolean;
  onAdded: () => void;
  onClose: () => void;
};

/** What a file holds and what it would do, and the questions about it; nothing is kept before she says so. */
export function FilePreview(props: FilePreviewProps) {
  const { record, reading, onCheck, isChecking, onAdded, onClose } = props;
  const [takeTheirs, setTakeTheirs] = useState<ReadonlySet<ConflictGroup>>(new Set());
  const [areAllPeriods, setAreAllPeriods] = useState<boolean | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const plan = useMemo(() => planImport(record, reading.entries), [record, reading]);
  const rows = plan.rowsFor(takeTheirs);
  // A copy of a record has been asked before.
  const silent = reading.format === "copy" ? [] : silentDays(record, reading.entries);
  const isNew = plan.added + plan.filled + plan.different > 0;

  function addChecked(): void {
    if (silent.length > 0 && areAllPeriods === null) setIsMissing(true);
    else onCheck(() => void add());
  }

  async function add(): Promise<void> {
    const known = new Set(rows.days.map(({ day }) => day));
    const filled = areAllPeriods === true ? silent.filter(({ day }) => !known.has(day)) : [];
    const written: RecordEntries = { ...rows, days: [...rows.days, ...filled] };
    if (!(await record.saveRows(written))) return;
    if (reading.settings !== null) {
      await record.saveSettings(joinedSettings(record.settings, reading.settings));
    }
    onAdded();
  }

  return (
    <section
      ref={handFocusOn}
      aria-labelledby="record-file"
      className="grid gap-6 rounded-2 border border-line bg-surface p-4 sm:p-6"
    >
      <h2 ref={takeFocus} id="record-file" tabIndex={-1} className="text-xl">
        {formatNames[reading.format]}
      </h2>
      <Sentences title="What is in it" sentences={readingInWords(reading)} />
      <Sentences title="What it would do here" sentences={planInWords(plan)} />
      <ConflictChoices
        conflicts={plan.conflicts}
        takeTheirs={takeTheirs}
        onChange={setTakeTheirs}
      />
      {silent.length > 0 && (
        <div>
          <ChoiceRow
            legend={importTexts.allPeriods}
            choices={answers}
            chosen={areAllPeriods}
            onChoose={setAreAllPeriods}
          />
          <p className="mt-2 text-sm text-ink-2">{importTexts.allPeriodsHint}</p>
          {isMissing && areAllPeriods === null && (
            <p role="alert" className="mt-2 font-semibold text-danger-ink">
              Choose an answer first.
            </p>
          )}
        </div>
      )}
      {reading.entries.days.some(({ note }) => note !== "") && (
        <p className="text-sm text-ink-2">{importTexts.olderNotes}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {isNew && (
          <Button isBusy={isChecking} onClick={addChecked}>
            Add to my record
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          Close the file
        </Button>
      </div>
    </section>
  );
}
