import { Motif } from "@/components/motif";
import { moreMoves, strengthMoves } from "@/content/moves";

import { Tick } from "./tick";

const tile =
  "grid shrink-0 place-items-center bg-patch-lt text-patch-ink [--ground:var(--patch-lt)] print:hidden";

type MovesProps = {
  /** Whether today is a day of strength, so that the moves can be ticked. */
  canTick: boolean;
  isDone: (moveId: string) => boolean;
  onTick: (moveId: string, isDone: boolean) => void;
};

/** The strength moves, drawn; the seed in each drawing shows where she feels it. */
export function Moves({ canTick, isDone, onTick }: MovesProps) {
  const done = strengthMoves.filter(({ id }) => isDone(id)).length;
  return (
    <section aria-labelledby="moves">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id="moves">Strength moves</h3>
        <output className="text-sm text-ink-2 print:hidden">
          {canTick && `${done} of ${strengthMoves.length} done`}
        </output>
      </div>
      <p className="mb-3 text-sm text-ink-2">
        For Tuesday and Friday. The bright seed shows where you feel it.
      </p>
      <ul className="border-t border-line">
        {strengthMoves.map(({ id, name, how, drawing }) => (
          <li key={id} className="flex min-h-28 items-center gap-4 border-b border-line py-2">
            <span className={`${tile} size-23`}>
              <Motif name={drawing} isFilled className="size-20" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-ink-2">{how}</span>
            </span>
            <span className="size-11 shrink-0">
              {canTick && (
                <Tick
                  label={`${name} is done`}
                  isDone={isDone(id)}
                  onTick={(isNowDone) => onTick(id, isNowDone)}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-5 mb-2 font-semibold">Three more, when you like</p>
      <ul className="grid grid-cols-3 gap-2">
        {moreMoves.map(({ id, name, drawing }) => (
          <li key={id} className="text-sm font-semibold">
            <span className={`${tile} mb-1 h-27`}>
              <Motif name={drawing} isFilled className="size-24" />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
