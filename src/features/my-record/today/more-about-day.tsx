import { useState } from "react";

import { ChoiceRow } from "@/components/choice-row";
import { moodWords, painWords } from "@/content/my-record";
import {
  BLEEDING,
  measureLimits,
  type MeasureName,
  type RecordDay,
  type RecordSpan,
} from "@/domain/record/record-schema";
import { CheckedNote } from "@/features/my-record/danger-check/checked-note";
import { hasUnsavedWords } from "@/features/my-record/danger-check/unsaved-words";
import { NumberEntry } from "@/features/my-record/open-record/number-entry";

import { DayMedicines } from "./day-medicines";
import { DaySymptoms } from "./day-symptoms";

const measures: readonly { name: MeasureName; label: string; isWhole: boolean }[] = [
  { name: "weightKg", label: "Weight (kg)", isWhole: false },
  { name: "waistCm", label: "Waist (cm)", isWhole: false },
  { name: "systolic", label: "Blood pressure, upper", isWhole: true },
  { name: "diastolic", label: "Blood pressure, lower", isWhole: true },
];

type MeasuresProps = { noted: RecordDay; onSave: (change: Partial<RecordDay>) => unknown };

/** The measures of a day, for who has turned them on; nothing is said about them. */
function Measures({ noted, onSave }: MeasuresProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Measures</legend>
      <div className="flex flex-wrap gap-4">
        {measures.map(({ name, label, isWhole }) => (
          <NumberEntry
            key={name}
            label={label}
            value={noted[name]}
            low={measureLimits[name][0]}
            high={measureLimits[name][1]}
            isWhole={isWhole}
            onSave={(value) => onSave({ [name]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

const pains = painWords.map((label, value) => ({ label, value }));
const moods = moodWords.map((label, place) => ({ label, value: place + 1 }));
const yesOrNo = [
  { value: true, label: "Yes" },
  { value: false, label: "No" },
];

type MoreAboutDayProps = {
  noted: RecordDay;
  /** What goes on for a time, of which medicines can be ticked. */
  spans: readonly RecordSpan[];
  hasMeasures: boolean;
  savedWord: string;
  onSave: (change: Partial<RecordDay>) => Promise<boolean>;
};

function DayDetails({ noted, spans, hasMeasures, savedWord, onSave }: MoreAboutDayProps) {
  const { bleeding, pads, clots, pain, mood, note } = noted;
  return (
    <div className="grid gap-8 pt-2 pb-6">
      {bleeding === BLEEDING.heavy && (
        <>
          <NumberEntry
            label="Pads or tampons that day"
            value={pads}
            low={0}
            high={60}
            isWhole
            onSave={(value) => void onSave({ pads: value })}
          />
          <ChoiceRow
            legend="Clots"
            choices={yesOrNo}
            chosen={clots}
            onChoose={(value) => void onSave({ clots: value })}
          />
        </>
      )}
      <ChoiceRow
        legend="Pain"
        choices={pains}
        chosen={pain}
        onChoose={(value) => void onSave({ pain: value })}
      />
      <ChoiceRow
        legend="Mood"
        choices={moods}
        chosen={mood}
        onChoose={(value) => void onSave({ mood: value })}
      />
      <DaySymptoms noted={noted} onSave={onSave} />
      <DayMedicines noted={noted} spans={spans} onSave={onSave} />
      {hasMeasures && <Measures noted={noted} onSave={onSave} />}
      <CheckedNote
        about={noted.day}
        label="Note"
        saveLabel="Save the note"
        mostLetters={500}
        note={note}
        savedWord={savedWord}
        onSave={(text) => onSave({ note: text })}
      />
    </div>
  );
}

/** All else that can be noted about a day; a record opens sooner without it, so it is made when she first asks. */
export function MoreAboutDay(props: MoreAboutDayProps) {
  const [isUnfinished] = useState(() => hasUnsavedWords(props.noted.day));
  const [wasOpened, setOpened] = useState(isUnfinished);
  return (
    <details open={isUnfinished} className="mt-6 border-y border-line">
      <summary
        className="min-h-12 cursor-pointer py-3 font-semibold text-primary"
        onClick={() => setOpened(true)}
      >
        More about this day
      </summary>
      {wasOpened && <DayDetails {...props} />}
    </details>
  );
}
