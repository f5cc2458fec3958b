import type { Measures } from "@/domain/body-measures";

type Units = Measures["units"];

const choices: readonly { units: Units; label: string }[] = [
  { units: "metric", label: "Metric" },
  { units: "us", label: "US customary" },
];

/** Metric or US customary, as two halves of one switch. */
export function UnitsSwitch({
  units,
  onSwitch,
}: {
  units: Units;
  onSwitch: (units: Units) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Units</legend>
      <div className="grid grid-cols-2 rounded-1 border-[1.5px] border-line-strong">
        {choices.map((choice) => (
          <label
            key={choice.units}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-1.5 px-1 text-center text-sm leading-tight font-semibold text-ink-2 hover:bg-primary-soft has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="units"
              value={choice.units}
              checked={choice.units === units}
              onChange={() => onSwitch(choice.units)}
              className="size-3.5 shrink-0 appearance-none rounded-round border-[1.5px] border-current outline-none checked:border-4 max-[359px]:sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
