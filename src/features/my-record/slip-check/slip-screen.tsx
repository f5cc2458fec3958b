import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { PARTNER_TEST } from "@/domain/record/analyte-names";
import { slipDates, slipLab } from "@/domain/record/slip-dates";
import type { RecordPlace } from "@/features/my-record/open-record/record-place";
import { ScreenHeading } from "@/features/my-record/open-record/screen-heading";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

import { ReportStep } from "./report-step";
import type { ReportFacts } from "./result-of-words";
import { MOST_SLIP_ROWS, rowsOfResults, slipRows, type SlipRow, type SlipText } from "./slip-rows";
import { SlipRows } from "./slip-rows-step";
import { SlipSource } from "./slip-source";
import {
  NO_SLIP,
  type ReadSlip,
  type ReportHead,
  type SlipProgress,
  useSlipProgress,
} from "./unfinished-slip";

const PARTNER = /\b(?:semen|sperm|spermogram)/i;
const PARTNER_NOTE =
  "This looks like a semen analysis. Its values belong to another person, so only its date can be kept here.";
const TOO_MANY = `Only the first ${MOST_SLIP_ROWS} rows are shown. Take the rest in a second step.`;

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

function slipOf(slip: SlipText, source: ReportFacts["source"]): ReadSlip {
  const { text, page = null } = slip;
  if (PARTNER.test(text)) return { rows: [partnerRow], page, text, source, note: PARTNER_NOTE };
  const rows = slipRows(slip);
  const note = rows.length > MOST_SLIP_ROWS ? TOO_MANY : null;
  return { rows: rows.slice(0, MOST_SLIP_ROWS), page, text, source, note };
}

function startOf({ results = [] }: RecordPlace): SlipProgress {
  if (results.length === 0) return NO_SLIP;
  const rows = rowsOfResults(results);
  const slip = { rows, page: null, text: "", source: "typed", note: null } as const;
  return { ...NO_SLIP, handedOver: JSON.stringify(results), slip };
}

function headOf({ text }: ReadSlip, today: string): ReportHead {
  const [day = "", ...others] = slipDates(text, today);
  return { day: others.length === 0 ? day : "", lab: slipLab(text), fasting: null };
}

/** A slip to be checked row by row; nothing of it is kept before she has gone through all of it. */
export function SlipScreen({ record, place }: { record: OpenRecord; place: RecordPlace }) {
  const { progress, isResumed, change } = useSlipProgress(startOf(place));
  const { typed, slip, reportId, kept } = progress;
  const isEmpty = slip !== null && slip.rows.length === 0;
  const head = progress.head ?? (slip && headOf(slip, record.today));

  return (
    <>
      <ScreenHeading lead="Nothing is kept before you have checked it.">
        Check the slip
      </ScreenHeading>
      <div className="grid max-w-measure gap-6">
        {isResumed && slip !== null && kept === null && (
          <div className="flex flex-wrap items-center gap-x-4 border-b border-line pb-3">
            <p className="text-ink-2">You are back where you left off. Nothing is kept yet.</p>
            <Button variant="link" size="sm" onClick={() => change(NO_SLIP)}>
              Begin again
            </Button>
          </div>
        )}
        {slip?.note && (
          <Note tone="info">
            <p className="text-md">{slip.note}</p>
          </Note>
        )}
        {(slip === null || isEmpty) && (
          <SlipSource
            hasNoRows={isEmpty}
            text={typed}
            onText={(text) => change({ typed: text })}
            onSlip={(read, source) => change({ slip: slipOf(read, source) })}
          />
        )}
        {slip !== null && head !== null && !isEmpty && reportId === null && (
          <ReportStep
            days={slipDates(slip.text, record.today)}
            head={head}
            today={record.today}
            onChange={(said) => change({ head: said })}
            onDone={(said) => change({ head: said, reportId: crypto.randomUUID() })}
          />
        )}
        {slip !== null && head !== null && reportId !== null && (
          <SlipRows
            record={record}
            rows={slip.rows}
            page={slip.page}
            facts={{ ...head, reportId, source: slip.source }}
            progress={progress}
            onChange={change}
            onAgain={() => change(NO_SLIP)}
          />
        )}
      </div>
    </>
  );
}
