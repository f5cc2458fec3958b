const look =
  "inline-grid size-6 place-items-center rounded-1 bg-primary-soft align-baseline text-xs font-semibold text-primary tabular-nums";

export type SourceMarkProps = {
  number: number;
  /** Leads to the source; not given while the sources are still on their way. */
  onShow?: () => void;
};

/** The number of a source behind the words that come from it. */
export function SourceMark({ number, onShow }: SourceMarkProps) {
  return (
    <>
      {"\u2060"}
      {onShow === undefined ? (
        <span className={`mx-0.5 ${look}`}>{number}</span>
      ) : (
        <button
          type="button"
          aria-label={`Source ${number}`}
          onClick={onShow}
          className={`mx-0.5 hover:bg-primary-soft-2 ${look}`}
        >
          {number}
        </button>
      )}
    </>
  );
}
