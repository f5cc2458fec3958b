import { ChoiceRow } from "@/components/choice-row";
import { visitWords } from "@/content/visit-page";
import { FAMILY_HISTORY, GOALS } from "@/domain/record/record-schema";
import { NumberEntry } from "@/features/my-record/open-record/number-entry";
import { TickLine } from "@/features/my-record/open-record/tick-line";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

const goals = GOALS.map((value) => ({ value, label: visitWords.goalLabels[value] }));
const SHORTEST_CM = 100;
const TALLEST_CM = 230;

/** What clinicians ask besides: plans about a pregnancy, the family, and her height. */
export function PlansAndFamily({ record }: { record: OpenRecord }) {
  const { settings, saveSettings } = record;
  const { goal, family, heightCm } = settings;
  return (
    <div className="grid gap-6">
      <ChoiceRow
        legend="A pregnancy"
        choices={goals}
        chosen={goal}
        onChoose={(chosen) => void saveSettings({ goal: chosen })}
      />
      <fieldset>
        <legend className="font-semibold">In the family</legend>
        {FAMILY_HISTORY.map((relative) => (
          <TickLine
            key={relative}
            isTicked={family.includes(relative)}
            onTick={(isTicked) => {
              const others = family.filter((each) => each !== relative);
              void saveSettings({ family: isTicked ? [...others, relative] : others });
            }}
          >
            {visitWords.familyLabels[relative]}
          </TickLine>
        ))}
      </fieldset>
      {settings.hasMeasures && (
        <NumberEntry
          label="Height (cm)"
          value={heightCm}
          low={SHORTEST_CM}
          high={TALLEST_CM}
          onSave={(height) => void saveSettings({ heightCm: height })}
        />
      )}
    </div>
  );
}
