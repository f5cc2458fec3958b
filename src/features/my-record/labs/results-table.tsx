import { Button } from "@/components/button";
import { handFocusOn } from "@/components/take-focus";
import { dayInWords } from "@/domain/day-in-words";
import type { RecordResult } from "@/domain/record/record-schema";
import { NewestFirstTable } from "@/features/my-record/open-record/newest-first-table";

import { inOtherUnit } from "./exchange-units";
import { placeInWords, valueInWords } from "./result-in-words";

type ResultsTableProps = {
  name: string;
  /** The newest first. */
  results: readonly RecordResult[];
  onChange: (result: RecordResult) => void;
  onRemove: (result: RecordResult) => void;
};

type ResultLineProps = Omit<ResultsTableProps, "name" | "results"> & { result: RecordResult };

function ResultLine({ result, onChange, onRemove }: ResultLineProps) {
  const { day, lab, rangeText, flag, fasting } = result;
  const other = inOtherUnit(result);
  const place = placeInWords(result);
  const on = `the result of ${dayInWords(day)}`;
  return (
    <tr ref={handFocusOn} className="border-b border-line align-top">
      <th scope="row" className="w-[38%] py-3 pe-3 text-start font-normal sm:w-auto">
        {dayInWords(day)}
        <span className="block text-ink-2">{lab === "" ? "Lab not named" : lab}</span>
        {fasting !== null && (
          <span className="block text-ink-2">{fasting ? "Fasting" : "Not fasting"}</span>
        )}
      </th>
      <td className="py-3 pe-3">
        <span className="font-semibold tabular-nums wrap-anywhere">{valueInWords(result)}</span>
        {other !== "" && <span className="block text-ink-2 tabular-nums">{other}</span>}
        {flag !== "" && <span className="block text-ink-2">Mark: {flag}</span>}
        <span className="block text-ink-2 sm:hidden">
          {rangeText !== "" && <span className="block">Range {rangeText}</span>}
          {place}
        </span>
        <span className="-ms-4 flex flex-wrap">
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Change ${on}`}
            onClick={() => onChange(result)}
          >
            Change
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Remove ${on}`}
            onClick={() => onRemove(result)}
          >
            Remove
          </Button>
        </span>
      </td>
      <td className="py-3 pe-3 max-sm:hidden">
        <span className="tabular-nums">{rangeText}</span>
        <span className="block text-ink-2">{place}</span>
      </td>
    </tr>
  );
}

const head = "py-2 pe-3 text-start font-semibold";

/** Every result of a test as printed, and beside it in the other unit that labs use. */
export function ResultsTable({ name, results, onChange, onRemove }: ResultsTableProps) {
  return (
    <NewestFirstTable
      caption={`${name}: your results, the newest first`}
      what="results"
      head={
        <tr className="border-b-2 border-ink">
          <th scope="col" className={head}>
            Day and lab
          </th>
          <th scope="col" className={head}>
            Result
          </th>
          <th scope="col" className={`${head} max-sm:hidden`}>
            Range on the report
          </th>
        </tr>
      }
      rows={results.map((result) => (
        <ResultLine key={result.id} result={result} onChange={onChange} onRemove={onRemove} />
      ))}
    />
  );
}
