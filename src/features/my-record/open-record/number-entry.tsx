import { useState } from "react";

import { TextField } from "@/components/field";
import { typedNumber } from "@/domain/typed-number";

type NumberEntryProps = {
  label: string;
  hint?: string;
  value: number | null;
  low: number;
  high: number;
  isWhole?: boolean;
  onSave: (value: number | null) => void;
};

/** A number that is saved when she leaves the field; one out of its bounds is not. */
export function NumberEntry({
  label,
  hint,
  value,
  low,
  high,
  isWhole = false,
  onSave,
}: NumberEntryProps) {
  const [typed, setTyped] = useState(value === null ? "" : String(value));
  const [error, setError] = useState<string | undefined>(undefined);

  function leave(): void {
    const number = typedNumber(typed);
    const isRight =
      number === null
        ? typed.trim() === ""
        : number >= low && number <= high && (!isWhole || Number.isInteger(number));
    if (!isRight) {
      setError(`Enter a number from ${low} to ${high}.`);
      return;
    }
    setError(undefined);
    if (number !== value) onSave(number);
  }

  return (
    <TextField
      label={label}
      hint={hint}
      inputMode={isWhole ? "numeric" : "decimal"}
      autoComplete="off"
      value={typed}
      error={error}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      className="content-start [&>input]:max-w-44"
    />
  );
}
