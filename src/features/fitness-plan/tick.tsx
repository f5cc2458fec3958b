type TickProps = { label: string; isDone: boolean; onTick: (isDone: boolean) => void };

/** A box to tick, with room for a thumb around it. */
export function Tick({ label, isDone, onTick }: TickProps) {
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center print:hidden">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={isDone}
        onChange={(event) => onTick(event.target.checked)}
        className="size-7 transition-colors duration-2"
      />
    </label>
  );
}
