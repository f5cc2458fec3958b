import { howCommon } from "@/content/how-common";

const seeds = [
  "M14 3.2C15.6 10 25.8 19.6 25.6 28.4C25.4 35.4 20.4 39.6 13.8 39.4C7.2 39.2 2.4 34.8 2.6 28.2C2.8 19.8 12.6 10.2 14 3.2Z",
  "M13.4 3C15.6 9.8 25.4 19 25.6 28C25.8 35.2 20.6 39.8 14 39.6C7.4 39.4 2.2 35 2.4 28.4C2.6 20 12 10.4 13.4 3Z",
  "M14.6 3.4C15.8 10.4 25.6 20 25.2 28.6C25 35.4 20 39.4 13.6 39.2C7.2 39 2.6 34.4 3 27.8C3.4 19.6 13.2 10.6 14.6 3.4Z",
] as const;

const step = 42;
const positions = Array.from({ length: 10 }, (_, position) => position);
const brightPosition = 3;

/** Ten seeds, one of them bright. */
function TenSeeds({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 406 44"
      className="w-full max-w-[406px] text-primary"
    >
      {positions.map((position) => (
        <g
          key={position}
          transform={`translate(${position * step} 0)`}
          strokeWidth="1.8"
          strokeLinejoin="round"
        >
          <path
            d={seeds[position % seeds.length]}
            className={
              position === brightPosition
                ? "fill-accent stroke-accent-ink"
                : "fill-none stroke-current"
            }
          />
          {position !== brightPosition && <circle cx="14" cy="28.5" r="1.7" fill="currentColor" />}
        </g>
      ))}
    </svg>
  );
}

/** How many women share this, in a drawing and in words, with its source. */
export function OneInTen() {
  return (
    <section aria-label="How common PCOS is" className="border-b border-line bg-surface">
      <div className="mx-auto grid max-w-[calc(var(--page)+2*var(--gutter))] items-center gap-x-12 gap-y-4 px-(--gutter) py-9 lg:grid-cols-[410px_1fr]">
        <TenSeeds label={howCommon.inWords} />
        <p className="max-w-[34ch] font-display text-xl leading-[1.22] font-medium text-balance">
          {howCommon.sentence}{" "}
          <a
            href={howCommon.source.url}
            rel="noopener noreferrer"
            target="_blank"
            className="inline-block py-1 font-body text-sm leading-none font-normal whitespace-nowrap text-primary underline"
          >
            Source: {howCommon.source.name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      </div>
    </section>
  );
}
