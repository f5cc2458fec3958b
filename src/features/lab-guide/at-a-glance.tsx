import type { LabTest } from "@/content/lab-test-schema";

import { unitsInWords } from "./units-in-words";

function Cell({ question, answer }: { question: string; answer: string }) {
  return (
    <div className="flex min-h-13 flex-col justify-center border-t border-line px-4 py-1 odd:border-e">
      <dt className="text-xs text-ink-2">{question}</dt>
      <dd className="text-sm leading-tight font-semibold md:text-md">{answer}</dd>
    </div>
  );
}

/** What to know before a lab test, in four short answers. */
export function AtAGlance({ test }: { test: Pick<LabTest, "glance" | "unitNames"> }) {
  const [first, second, last] = Object.entries(test.glance);
  const cells = [first, second, ["Unit", unitsInWords(test.unitNames)], last];
  return (
    <section aria-labelledby="at-a-glance" className="rounded-2 border border-line bg-surface">
      <h2 id="at-a-glance" className="px-4 py-1.5 text-lg leading-tight">
        At a glance
      </h2>
      <dl className="grid grid-cols-2">
        {cells.map(
          (cell) => cell && <Cell key={cell[0]} question={cell[0] ?? ""} answer={cell[1] ?? ""} />,
        )}
      </dl>
    </section>
  );
}
