import { type MeasureName, measureLimits, type RecordDay } from "@/domain/record/record-schema";

import { NumberEntry } from "@/features/my-record/open-record/number-entry";

const measures: readonly { name: MeasureName; label: string; isWhole: boolean }[] = [
  { name: "weightKg", label: "Weight (kg)", isWhole: false },
  { name: "waistCm", label: "Waist (cm)", isWhole: false },
  { name: "systolic", label: "Blood pressure, upper", isWhole: true },
  { name: "diastolic", label: "Blood pressure, lower", isWhole: true },
];

type MeasuresProps = { noted: RecordDay; onSave: (change: Partial<RecordDay>) => unknown };

/** The measures of a day, for who has turned them on; nothing is said about them. */
export function Measures({ noted, onSave }: MeasuresProps) {
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
