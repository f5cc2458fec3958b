/** What to take away from a page, before its text. */
export function InShort({ points }: { points: readonly string[] }) {
  return (
    <section
      aria-labelledby="in-short"
      className="border-s-[3px] border-primary bg-surface px-4 py-2"
    >
      <h2 id="in-short" className="mb-1 text-lg leading-tight">
        In short
      </h2>
      <ul className="grid list-disc gap-0.5 ps-4 text-sm md:text-md">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
