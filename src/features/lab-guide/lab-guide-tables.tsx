import { Link } from "react-router-dom";

import { labSections, labTestSummaries } from "@/content/lab-guide";
import type { LabTestSummary } from "@/content/lab-test";
import { labTestPath } from "@/lib/paths";

function unitsInWords(unitNames: readonly string[]): string {
  return unitNames.length === 0 ? "None" : unitNames.join(" or ");
}

const cell = "block md:table-cell md:py-3 md:pe-6 md:align-top";
const phoneLabel = "font-semibold md:hidden";

function TestRow({ test }: { test: LabTestSummary }) {
  return (
    <tr className="block border-b border-line py-3 md:table-row md:py-0">
      <th scope="row" className={`${cell} text-start`}>
        <Link
          to={labTestPath(test.id)}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline md:min-h-6"
        >
          {test.name}
        </Link>
        <span className="block font-normal text-ink-3">{test.alsoCalled[0]}</span>
      </th>
      <td className={cell}>{test.summary}</td>
      <td className={cell}>
        <span className={phoneLabel}>Prepare: </span>
        {test.prepare}
      </td>
      <td className={`${cell} md:pe-0`}>
        <span className={phoneLabel}>Units: </span>
        {unitsInWords(test.unitNames)}
      </td>
    </tr>
  );
}

function TestTable({
  labelledBy,
  tests,
}: {
  labelledBy: string;
  tests: readonly LabTestSummary[];
}) {
  return (
    <table aria-labelledby={labelledBy} className="block w-full text-sm md:table md:table-fixed">
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="border-b-2 border-ink text-start">
          {["Test", "What it is for", "How to prepare", "Units"].map((head) => (
            <th
              key={head}
              scope="col"
              className="py-2 pe-6 text-start font-semibold last:w-36 last:pe-0"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t-2 border-ink md:table-row-group md:border-t-0">
        {tests.map((test) => (
          <TestRow key={test.id} test={test} />
        ))}
      </tbody>
    </table>
  );
}

/** The lab tests of the guide, a table for each kind; on a phone each row becomes a short list. */
export function LabGuideTables({ headingLevel = 2 }: { headingLevel?: 2 | 3 }) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <div className="grid gap-12">
      {labSections.map((section) => {
        const tests = labTestSummaries.filter((test) => test.section === section.id);
        const headingId = `lab-section-${section.id}`;
        return (
          <section key={section.id} aria-labelledby={headingId}>
            <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
              <Heading id={headingId} className="text-xl">
                {section.title}
              </Heading>
              <p className="text-sm text-ink-2">{tests.length} tests</p>
              <p className="w-full text-sm text-ink-2">{section.description}</p>
            </div>
            <TestTable labelledBy={headingId} tests={tests} />
          </section>
        );
      })}
    </div>
  );
}
