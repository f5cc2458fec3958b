const rows = [
  { y: 48, drops: [68, 226, 384, 542] },
  { y: 89, drops: [68, 260, 531] },
  { y: 130, drops: [68, 395] },
] as const;

const drop =
  "M0-16.5C1.6-9.6 9.6-3.4 9.6 4.4C9.6 9.4 5.4 12 0 12S-9.6 9.4-9.6 4.4C-9.6-3.4-1.6-9.6 0-16.5Z";

/** Three cycles drawn as strips of days: one that comes evenly, and two that do not. */
export function CycleStrips() {
  return (
    <svg aria-hidden="true" viewBox="0 0 582 176" className="size-full text-primary">
      {rows.map(({ y, drops }) => (
        <g key={y} stroke="currentColor">
          <path
            d={`M42 ${y}H548`}
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray="0 6"
          />
          {drops.map((x) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <path d="M-12 0H12" strokeWidth="8" className="stroke-primary-soft" />
              <path d={drop} strokeWidth="1.8" strokeLinejoin="round" className="fill-accent" />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
