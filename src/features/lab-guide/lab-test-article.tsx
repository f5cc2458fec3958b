import type { ConvertibleUnit, LabTest, LabUnit } from "@/content/lab-test";
import { dayInWords } from "@/domain/day-in-words";

import { ArticleBody } from "./article-body";
import { SourceList } from "./source-list";
import { UnitConverter } from "./unit-converter";

const UNITS_SECTION = "units";

/** Two names for the same amount need no converter. */
function isWorthConverting(unit: LabUnit): unit is ConvertibleUnit {
  return "factor" in unit && unit.factor !== 1;
}

/** When a text was checked, when it will be checked again, and who signed it off. */
export function ReviewLine({
  test,
}: {
  test: Pick<LabTest, "reviewedOn" | "nextReview" | "reviewer">;
}) {
  return (
    <p className="flex flex-wrap gap-x-5 text-sm text-ink-2">
      <span>
        Checked <time dateTime={test.reviewedOn}>{dayInWords(test.reviewedOn)}</time>
      </span>
      <span>
        Next check <time dateTime={test.nextReview}>{dayInWords(test.nextReview)}</time>
      </span>
      <span>
        {test.reviewer === "pending"
          ? "Clinician sign-off pending"
          : `Signed off by ${test.reviewer}`}
      </span>
    </p>
  );
}

function Units({ units }: { units: readonly LabUnit[] }) {
  const convertible = units.filter(isWorthConverting);
  if (convertible.length === 0) return null;
  return (
    <div className="grid max-w-measure gap-6 pt-4">
      {convertible.map((unit) => (
        <UnitConverter key={`${unit.measure} ${unit.conventional}`} unit={unit} />
      ))}
      <p className="text-sm text-ink-2">
        Your numbers stay on this page. They are not kept and not sent.
      </p>
    </div>
  );
}

/** The text of one lab test, with its converter, its words explained and its sources. */
export function LabTestArticle({ test }: { test: LabTest }) {
  const sources = test.sources.map(({ tag }) => tag);
  return (
    <article className="grid gap-12">
      {test.sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h2 id={section.id} className="mb-4 text-xl">
            {section.heading}
          </h2>
          <ArticleBody blocks={section.blocks} sources={sources} />
          {section.id === UNITS_SECTION && <Units units={test.units} />}
        </section>
      ))}
      {test.terms.length > 0 && (
        <section aria-labelledby="words">
          <h2 id="words" className="mb-4 text-xl">
            Words on this page
          </h2>
          <dl className="grid max-w-measure gap-x-6 gap-y-2 text-sm sm:grid-cols-[12rem_1fr]">
            {test.terms.map(({ term, meaning }) => (
              <div key={term} className="sm:contents">
                <dt className="font-semibold">{term}</dt>
                <dd className="text-ink-2">{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <SourceList sources={test.sources} />
    </article>
  );
}
