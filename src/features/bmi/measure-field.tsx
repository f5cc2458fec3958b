import { CircleAlert, Minus, Plus } from "lucide-react";
import { useId } from "react";

import { Button } from "@/components/button";
import { controlLook } from "@/components/field";
import type { MeasureName } from "@/domain/body-measures";
import { typedNumber } from "@/domain/typed-number";

import { measureRanges } from "./measure-ranges";

type MeasureSliderProps = {
  label: string;
  unit: string;
  value: number;
  /** Its value as it was typed. */
  valueText: string;
  min: number;
  max: number;
  onSlide: (value: number) => void;
};

const thumb =
  "[&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-round [&::-webkit-slider-thumb]:border-[3px] [&::-webkit-slider-thumb]:border-primary [&::-webkit-slider-thumb]:bg-surface " +
  "[&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:rounded-round [&::-moz-range-thumb]:border-[3px] [&::-moz-range-thumb]:border-primary [&::-moz-range-thumb]:bg-surface";

/** A slider with whole steps; a value beyond its ends rests at the end. */
function MeasureSlider({ label, unit, value, valueText, min, max, onSlide }: MeasureSliderProps) {
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
        aria-valuetext={`${valueText} ${unit}`}
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

export type MeasureFieldProps = {
  name: MeasureName;
  text: string;
  hasError: boolean;
  onChange: (text: string) => void;
};

/** One number in three ways: a box to type in, a slider, and two buttons that step by 1. */
export function MeasureField({ name, text, hasError, onChange }: MeasureFieldProps) {
  const { label, unit, min, max, message } = measureRanges[name];
  const id = useId();
  const errorId = `${id}-error`;
  const typed = typedNumber(text);
  const value = typed ?? min;
  const what = label.toLowerCase();

  function step(by: 1 | -1) {
    const isAtEnd = by === 1 ? value >= max : value <= min;
    if (!isAtEnd) onChange(String(Math.round((value + by) * 100) / 100));
  }

  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <div className="w-24 shrink-0">
          <input
            id={id}
            type="text"
            name={name}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => onChange(event.currentTarget.value)}
            aria-invalid={hasError || undefined}
            aria-describedby={hasError ? errorId : undefined}
            className={`${controlLook} text-end font-semibold tabular-nums`}
          />
        </div>
      </div>
      <div className="mt-1.5 flex items-start gap-2">
        <Button
          variant="outline"
          size="icon"
          aria-label={`Lower the ${what} by 1`}
          onClick={() => step(-1)}
        >
          <Minus aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </Button>
        <MeasureSlider
          label={`Slider for the ${what}`}
          unit={unit}
          value={value}
          valueText={typed === null ? String(min) : text.trim()}
          min={min}
          max={max}
          onSlide={(slid) => onChange(String(slid))}
        />
        <Button
          variant="outline"
          size="icon"
          aria-label={`Raise the ${what} by 1`}
          onClick={() => step(1)}
        >
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </Button>
      </div>
      {hasError && (
        <p
          id={errorId}
          className="mt-1 flex items-start gap-2 text-sm font-semibold text-danger-ink"
        >
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-px size-5 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
