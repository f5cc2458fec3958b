import { ChoiceRow } from "@/components/choice-row";
import { conflictWords } from "@/content/record-import";
import type { ConflictGroup } from "@/domain/record/import/plan-import";

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
export function ConflictChoices({ conflicts, takeTheirs, onChange }: ConflictChoicesProps) {
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
