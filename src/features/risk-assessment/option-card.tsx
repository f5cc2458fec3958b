export type OptionCardProps = {
  name: string;
  value: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
};

/** One answer to choose; the whole card is the target. */
export function OptionCard({ name, value, text, isChosen, onChoose }: OptionCardProps) {
  return (
    <label className="flex min-h-15 cursor-pointer items-center gap-4 rounded-1 border-[1.5px] border-line-strong bg-surface px-4 py-3 text-ink hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="size-6 shrink-0 cursor-pointer appearance-none rounded-round border-[1.5px] border-line-strong bg-surface outline-none checked:border-[7px] checked:border-primary"
      />
      <span className="min-w-0 leading-snug">{text}</span>
    </label>
  );
}
