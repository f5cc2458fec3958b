import { Delete } from "lucide-react";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
const look =
  "grid size-18 place-items-center rounded-round border-[1.5px] border-line bg-surface text-xl text-ink hover:bg-primary-soft active:bg-primary-soft-2 disabled:text-ink-3";

type KeypadProps = { isDisabled: boolean; onDigit: (digit: string) => void; onDelete: () => void };

/** Ten digits to press, so that no keyboard of the phone learns the PIN. */
export function Keypad({ isDisabled, onDigit, onDelete }: KeypadProps) {
  return (
    <div className="grid grid-cols-3 gap-4">
      {DIGITS.map((digit) => (
        <button
          key={digit}
          data-digit={digit}
          type="button"
          disabled={isDisabled}
          onClick={() => onDigit(digit)}
          className={`${look} ${digit === "0" ? "col-start-2" : ""}`}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        aria-label="Delete the last digit"
        disabled={isDisabled}
        onClick={onDelete}
        className={`${look} border-transparent bg-transparent`}
      >
        <Delete aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </button>
    </div>
  );
}
