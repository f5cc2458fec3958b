import { PARTNER_TEST, wordTestNames } from "@/domain/record/analyte-names";
import { printedRange, printedValue } from "@/domain/record/printed-result";
import type { RecordResult } from "@/domain/record/record-schema";

import {
  type Author,
  type Entry,
  entryOf,
  inWords,
  observation,
  remarks,
  textOf,
} from "./fhir-parts";
import { resultCode, UCUM } from "./loinc-codes";
import { loincCoding } from "./loinc-names";

type Quantity = (value: number) => Record<string, unknown>;

function quantities(result: RecordResult): Quantity {
  const known = resultCode(result);
  const unit = textOf(result.unit);
  return (value) =>
    known === null ? { value, unit } : { value, unit, system: UCUM, code: known.ucum };
}

function valueOf(result: RecordResult, quantity: Quantity): Record<string, unknown> {
  const { value, comparator } = result;
  if (value === null) return { valueString: textOf(printedValue(result)) };
  return { valueQuantity: { ...quantity(value), comparator: comparator ?? undefined } };
}

function rangeOf(result: RecordResult, quantity: Quantity): Record<string, unknown> {
  const { rangeLow, rangeHigh } = result;
  const text = textOf(printedRange(result));
  if (text === undefined) return {};
  const low = rangeLow === null ? undefined : quantity(rangeLow);
  const high = rangeHigh === null ? undefined : quantity(rangeHigh);
  return { referenceRange: [{ low, high, text }] };
}

function remarkOf(result: RecordResult): string {
  const { unit, lab, fasting } = result;
  return [
    "Copied by the patient from her report.",
    `Printed there: ${printedValue(result)} ${unit}`.trimEnd().concat("."),
    lab === "" ? "" : `Lab: ${lab}.`,
    fasting === null ? "" : `Fasting: ${fasting ? "yes" : "no"}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Results of her reports; a code stands only where test and unit are known, the printed words always. */
export function resultEntries(results: readonly RecordResult[], author: Author): Entry[] {
  // What a test of her partner found is not about her.
  const own = results.filter(({ analyte }) => analyte !== PARTNER_TEST);
  return own.map((result) => {
    const { analyte, name, flag, day, id } = result;
    const known = resultCode(result);
    const quantity = quantities(result);
    const isScan = analyte !== null && Object.hasOwn(wordTestNames, analyte);
    const coding = known === null ? undefined : [loincCoding(known.loinc)];
    const fields = {
      code: { coding, ...inWords(name) },
      effectiveDateTime: day,
      ...valueOf(result, quantity),
      ...rangeOf(result, quantity),
      interpretation: textOf(flag) === undefined ? undefined : [inWords(flag)],
      note: remarks(remarkOf(result)),
    };
    return entryOf(id, observation(author, isScan ? "imaging" : "laboratory", fields));
  });
}
