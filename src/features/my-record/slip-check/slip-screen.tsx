import { useState } from "react";

import { Note } from "@/components/note";
import { PARTNER_TEST } from "@/domain/record/analytes";
import { slipDates, slipLab } from "@/domain/record/slip-dates";
import type { RecordPlace } from "@/features/my-record/open-record/record-place";
import { ScreenHeading } from "@/features/my-record/open-record/screen-heading";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";
import type { PhotoPage } from "@/features/photo-reading/image/photo-page";

import { ReportStep, type ReportHead } from "./report-step";
import type { ReportFacts } from "./result-of-words";
import { MOST_SLIP_ROWS, rowsOfResults, slipRows, type SlipRow, type SlipText } from "./slip-rows";
import { SlipRows } from "./slip-rows-step";
import { SlipSource } from "./slip-source";

const PARTNER = /\b(?:semen|sperm|spermogram)/i;
const PARTNER_NOTE =
  "This looks like a semen analysis. Its values belong to another person, so only its date can be kept here.";
const TOO_MANY = `Only the first ${MOST_SLIP_ROWS} rows are shown. Take the rest in a second step.`;

type Slip = {
  rows: readonly SlipRow[];
  page: PhotoPage | null;
  text: string;
  source: ReportFacts["source"];
  note: string | null;
};

const partnerRow: SlipRow = {
  key: 0,
  analyte: PARTNER_TEST,
  name: "Partner semen analysis",
  valueText: "Done",
  unit: "",
  rangeText: "",
  flag: "",
  doubt: null,
  strips: [],
};

function slipOf(slip: SlipText, source: ReportFacts["source"]): Slip {
  const { text, page = null } = slip;
  if (PARTNER.test(text)) return { rows: [partnerRow], page, text, source, note: PARTNER_NOTE };
  const rows = slipRows(slip);
  const note = rows.length > MOST_SLIP_ROWS ? TOO_MANY : null;
  return { rows: rows.slice(0, MOST_SLIP_ROWS), page, text, source, note };
}

function handedOver({ results = [] }: RecordPlace): Slip | null {
  if (results.length === 0) return null;
  const rows = rowsOfResults(results);
  return { rows, page: null, text: "", source: "typed", note: null };
}

/** A slip to be checked row by row; nothing of it is kept before she has gone through all of it. */
export function SlipScreen({ record, place }: { record: OpenRecord; place: RecordPlace }) {
  const [slip, setSlip] = useState<Slip | null>(() => handedOver(place));
  const [head, setHead] = useState<(ReportHead & { reportId: string }) | null>(null);
  const isEmpty = slip !== null && slip.rows.length === 0;

  return (
    <>
      <ScreenHeading lead="Nothing is kept before you have checked it.">
        Check the slip
      </ScreenHeading>
      <div className="grid max-w-measure gap-6">
        {slip?.note && (
          <Note tone="info">
            <p className="text-md">{slip.note}</p>
          </Note>
        )}
        {(slip === null || isEmpty) && (
          <SlipSource
            hasNoRows={isEmpty}
            onSlip={(read, source) => setSlip(slipOf(read, source))}
          />
        )}
        {slip !== null && !isEmpty && head === null && (
          <ReportStep
            days={slipDates(slip.text, record.today)}
            lab={slipLab(slip.text)}
            today={record.today}
            onDone={(done) => setHead({ ...done, reportId: crypto.randomUUID() })}
          />
        )}
        {slip !== null && head !== null && (
          <SlipRows
            record={record}
            rows={slip.rows}
            page={slip.page}
            facts={{ ...head, source: slip.source }}
            onAgain={() => {
              setSlip(null);
              setHead(null);
            }}
          />
        )}
      </div>
    </>
  );
}
