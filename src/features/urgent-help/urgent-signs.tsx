import type { UrgentSign } from "@/content/urgent-help";

type UrgentSignsProps = { id: string; title: string; signs: readonly UrgentSign[] };

/** Reasons to get help that share the same haste: how to know each one and what to do. */
export function UrgentSigns({ id, title, signs }: UrgentSignsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      {signs.map((sign) => (
        <div key={sign.id} id={sign.id} className="grid gap-2 border-b border-line py-5">
          <h3 className="text-lg">{sign.title}</h3>
          <ul className="grid list-disc gap-1 ps-6">
            {sign.signs.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <p className="font-semibold">{sign.todo}</p>
        </div>
      ))}
    </section>
  );
}
