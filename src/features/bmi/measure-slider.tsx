export type MeasureSliderProps = {
  label: string;
  unit: string;
  value: number;
  min: number;
  max: number;
  onSlide: (value: number) => void;
};

const thumb =
  "[&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-round [&::-webkit-slider-thumb]:border-[3px] [&::-webkit-slider-thumb]:border-primary [&::-webkit-slider-thumb]:bg-surface " +
  "[&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:rounded-round [&::-moz-range-thumb]:border-[3px] [&::-moz-range-thumb]:border-primary [&::-moz-range-thumb]:bg-surface";

/** A slider with whole steps; a value beyond its ends rests at the end. */
export function MeasureSlider({ label, unit, value, min, max, onSlide }: MeasureSliderProps) {
  const shown = Math.min(max, Math.max(min, value));
  const filled = `${((shown - min) / (max - min)) * 100}%`;
  return (
    <div className="relative min-w-0 flex-1">
      <svg
        aria-hidden="true"
        className="absolute inset-x-3.5 top-5 h-1.5 w-[calc(100%-28px)] rounded-1"
      >
        <rect width="100%" height="100%" className="fill-primary-soft-2" />
        <rect width={filled} height="100%" className="fill-primary" />
      </svg>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${value} ${unit}`}
        min={min}
        max={max}
        step={1}
        value={shown}
        onChange={(event) => onSlide(event.currentTarget.valueAsNumber)}
        className={`relative block h-11 w-full cursor-pointer appearance-none rounded-1 bg-transparent ${thumb}`}
      />
      <div aria-hidden="true" className="flex justify-between text-xs text-ink-3 tabular-nums">
        <span className="min-w-7 text-center">{min}</span>
        <span className="min-w-7 text-center">{max}</span>
      </div>
    </div>
  );
}
