import { Suspense, useMemo } from "react";
import { Link } from "react-router-dom";

import { analyteOf } from "@shared/lab-results/convert-result";
import { recordTexts } from "@/content/my-record";
import { analyteName, wordTestNames } from "@/domain/record/analyte-names";
import { labPlot, type LabSeries } from "@/domain/record/lab-series";
import type { RecordResult, RecordSpan } from "@/domain/record/record-schema";
import { lazyComponent } from "@/lib/lazy-component";
import { labTestPath } from "@/lib/paths";

import { exchangeUnit } from "./exchange-units";
import { ResultsTable } from "./results-table";

const labChart = lazyComponent(async () => (await import("./lab-chart")).LabChart);

/** The page of the lab guide about a test; null where there is none. */
function guideOf(analyte: string | null): string | null {
  if (analyte === null) return null;
  if (analyte in wordTestNames) return labTestPath(analyte);
  const page = analyteOf(analyteName(analyte) ?? "")?.page;
  return page === undefined ? null : labTestPath(page);
}

type SeriesViewProps = {
  series: LabSeries;
  spans: readonly RecordSpan[];
  onChange: (result: RecordResult) => void;
  onRemove: (result: RecordResult) => void;
};

/** All results of one test, drawn and as a table. */
export function SeriesView({ series, spans, onChange, onRemove }: SeriesViewProps) {
  const { name, analyte, results } = series;
  const plot = useMemo(() => labPlot(series, exchangeUnit), [series]);
  const guide = guideOf(analyte);
  return (
    <>
      {plot !== null && (
        <Suspense fallback={<div className="h-80" />}>
          <labChart.Component name={name} plot={plot} spans={spans} />
        </Suspense>
      )}
      <ResultsTable name={name} results={results} onChange={onChange} onRemove={onRemove} />
      <p className="mt-6 max-w-measure">{recordTexts.takeResults}</p>
      {guide !== null && (
        <Link
          to={guide}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline"
        >
          About this test
        </Link>
      )}
    </>
  );
}
