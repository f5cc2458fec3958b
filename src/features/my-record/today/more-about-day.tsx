import { Activity, Droplets, ListChecks, PenLine, Pill, Ruler, Smile } from "lucide-react";

import { ChoiceRow } from "@/components/choice-row";
import { moodWords, painWords } from "@/content/my-record";
import { signName } from "@/content/record-signs";
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
import { DayPart } from "./day-part";
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
      <legend className="sr-only">Measures</legend>
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

function bleedInWords({ pads, clots }: RecordDay): string {
  const words = [
    pads === null ? "" : `${pads} ${pads === 1 ? "pad" : "pads"}`,
    clots === null ? "" : clots ? "clots" : "no clots",
  ];
  return words.filter(Boolean).join(", ");
}

function measuresInWords({ weightKg, waistCm, systolic, diastolic }: RecordDay): string {
  const words = [
    weightKg === null ? "" : `${weightKg} kg`,
    waistCm === null ? "" : `${waistCm} cm`,
    systolic === null && diastolic === null ? "" : `${systolic ?? "-"}/${diastolic ?? "-"}`,
  ];
  return words.filter(Boolean).join(", ");
}

/** All else that can be noted about a day, each in a row that opens by itself. */
export function MoreAboutDay({ noted, spans, hasMeasures, savedWord, onSave }: MoreAboutDayProps) {
  const { bleeding, pads, clots, pain, mood, symptoms, medicines, note } = noted;
  return (
    <section className="mt-6 max-w-measure">
      <h2 className="border-b border-line pb-2 font-body text-md font-semibold tracking-normal">
        More about this day
      </h2>
      {bleeding === BLEEDING.heavy && (
        <DayPart Icon={Droplets} name="Pads and clots" noted={bleedInWords(noted)}>
          <div className="grid gap-6">
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
          </div>
        </DayPart>
      )}
      <DayPart Icon={ListChecks} name="Signs" noted={symptoms.map(signName).join(" · ")}>
        <DaySymptoms noted={noted} onSave={onSave} />
      </DayPart>
      <DayPart Icon={Activity} name="Pain" noted={pain === null ? "" : (painWords[pain] ?? "")}>
        <ChoiceRow
          legend="Pain"
          choices={pains}
          chosen={pain}
          onChoose={(value) => void onSave({ pain: value })}
          isOneLine
          className="[&>legend]:sr-only"
        />
      </DayPart>
      <DayPart Icon={Smile} name="Mood" noted={mood === null ? "" : (moodWords[mood - 1] ?? "")}>
        <ChoiceRow
          legend="Mood"
          choices={moods}
          chosen={mood}
          onChoose={(value) => void onSave({ mood: value })}
          isOneLine
          className="[&>legend]:sr-only"
        />
      </DayPart>
      <DayPart Icon={Pill} name="Medicines taken" noted={medicines.join(" · ")}>
        <DayMedicines noted={noted} spans={spans} onSave={onSave} />
      </DayPart>
      {hasMeasures && (
        <DayPart Icon={Ruler} name="Measures" noted={measuresInWords(noted)}>
          <Measures noted={noted} onSave={onSave} />
        </DayPart>
      )}
      <DayPart
        Icon={PenLine}
        name="Note"
        noted={note === "" ? "" : "Written"}
        isUnfinished={hasUnsavedWords(noted.day)}
      >
        <CheckedNote
          about={noted.day}
          label="Note"
          saveLabel="Save the note"
          mostLetters={500}
          note={note}
          savedWord={savedWord}
          onSave={(text) => onSave({ note: text })}
        />
      </DayPart>
    </section>
  );
}
