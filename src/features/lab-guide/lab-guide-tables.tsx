import { useState } from "react";
import { Link } from "react-router-dom";

import { Folded } from "@/components/folded";
import { TextField } from "@/components/field";
import { labSections, labTestSummaries } from "@/content/lab-guide";
import type { LabTestSummary } from "@/content/lab-test-schema";
import { labTestPath } from "@/lib/paths";

import { findLabTests } from "./find-lab-tests";
import { unitsInWords } from "./units-in-words";

const cell = "hidden md:table-cell md:py-3 md:pe-6 md:align-top";

function TestRow({ test }: { test: LabTestSummary }) {
  return (
    <tr className="relative flex h-18 flex-col justify-center border-b border-line md:static md:table-row">
      <th scope="row" className="text-start md:py-3 md:pe-6 md:align-top">
        <Link
          to={labTestPath(test.id)}
          className="line-clamp-2 leading-tight font-semibold text-primary underline max-md:after:absolute max-md:after:inset-0"
        >
          {test.name}
        </Link>
        <span className="mt-1 block font-normal text-ink-3 max-md:hidden">
          {test.alsoCalled[0]}
        </span>
      </th>
      <td className="truncate text-ink-2 md:table-cell md:py-3 md:pe-6 md:align-top md:whitespace-normal md:text-ink">
        {test.summary}
      </td>
      <td className={cell}>{test.prepare}</td>
      <td className={`${cell} md:pe-0`}>{unitsInWords(test.unitNames)}</td>
    </tr>
  );
}

type TestTableProps = { labelledBy: string; tests: readonly LabTestSummary[] };

function TestTable({ labelledBy, tests }: TestTableProps) {
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

/** The lab tests of the guide, a table for each kind; on a phone each kind is folded, and a filter opens it. */
export function LabGuideTables({ headingLevel = 2 }: { headingLevel?: 2 | 3 }) {
  const [typed, setTyped] = useState("");
  const isFiltered = typed.trim() !== "";
  const found = findLabTests(labTestSummaries, typed);
  const sections = labSections
    .map((section) => ({
      ...section,
      headingId: `lab-section-${section.id}`,
      tests: found.filter(({ section: id }) => id === section.id),
    }))
    .filter(({ tests }) => tests.length > 0);
  return (
    <div>
      <div className="mb-4 flex items-end gap-x-8 print:hidden">
        <div className="max-w-[420px] flex-1 noscript:hidden">
          <TextField
            label="Find a test"
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <output className="mt-1 block min-h-5 text-sm text-ink-2">
            {isFiltered && `${found.length} of ${labTestSummaries.length} tests`}
          </output>
        </div>
        {headingLevel === 2 && (
          <nav
            aria-label="Kinds of tests"
            className="hidden flex-wrap gap-x-6 pb-6 text-sm lg:flex"
          >
            {sections.map(({ headingId, title }) => (
              <Link
                key={headingId}
                to={`#${headingId}`}
                className="inline-flex min-h-11 items-center text-primary underline"
              >
                {title}
              </Link>
            ))}
          </nav>
        )}
      </div>
      <div className="border-t border-line md:grid md:gap-10 md:border-t-0">
        {sections.map(({ headingId, title, description, tests }) => (
          <section key={headingId} aria-labelledby={headingId}>
            <Folded
              title={title}
              id={headingId}
              count={tests.length}
              headingLevel={headingLevel}
              className="open-on-wide md:border-b-0"
              {...(isFiltered && { isOpen: true })}
            >
              <p className="mb-3 text-sm text-ink-2">{description}</p>
              <TestTable labelledBy={headingId} tests={tests} />
            </Folded>
          </section>
        ))}
      </div>
    </div>
  );
}
