import { use, useMemo, useState } from "react";

import { Folded } from "@/components/folded";
import { TextField } from "@/components/field";
import { visitWords } from "@/content/visit-page";
import { firstThatFits } from "@/domain/paper-page/page-layout";
import { VISIT_SECTIONS, type VisitSectionName } from "@/domain/record/record-schema";
import { CheckedNote } from "@/features/my-record/danger-check/checked-note";
import { ScreenHeading } from "@/features/my-record/open-record/screen-heading";
import { TickLine } from "@/features/my-record/open-record/tick-line";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";
import { paperFont } from "@/lib/paper-font";

import { PageActions } from "./page-actions";
import { visitPages, visitParts } from "./page-words";
import { foldsOf } from "./page-fold";
import { PlansAndFamily } from "./plans-and-family";
import { SignsSince } from "./signs-since";
import { chosenQuestions, VisitQuestions } from "./visit-questions";
import { VisitSheet } from "./visit-sheet";

const MOST_REASON_LETTERS = 240;
const MOST_NAME_LETTERS = 80;
/** A page with fewer parts than this says too little. */
const FEWEST_PARTS = 2;

/** The parts of the page, each to be left out; of those about which she noted nothing it says so. */
function IncludedParts({
  record,
  noted,
}: {
  record: OpenRecord;
  noted: ReadonlySet<VisitSectionName>;
}) {
  const { visit } = record.settings;

  function tick(name: VisitSectionName, isTicked: boolean): void {
    const others = visit.leftOut.filter((each) => each !== name);
    const leftOut = isTicked ? others : [...others, name];
    void record.saveSettings({ visit: { ...visit, leftOut } });
  }

  return (
    <fieldset>
      <legend className="mb-2 font-display text-xl font-semibold">What goes on the page</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {VISIT_SECTIONS.map((name) => (
          <TickLine
            key={name}
            isTicked={!visit.leftOut.includes(name)}
            onTick={(isTicked) => tick(name, isTicked)}
          >
            {visitWords.sections[name]}
            {!noted.has(name) && <span className="text-sm text-ink-3"> · nothing noted yet</span>}
          </TickLine>
        ))}
      </div>
    </fieldset>
  );
}

/** One page for a visit: what goes on it, the page as it will be, and the ways to take it along. */
export function VisitScreen({ record }: { record: OpenRecord }) {
  const font = use(paperFont.read());
  const [name, setName] = useState("");
  const { visit } = record.settings;
  const { page, noted } = useMemo(() => {
    const options = { name: name.trim(), questions: chosenQuestions(record) };
    const [whole] = foldsOf({ results: record.results.length });
    const parts = whole && visitParts(record, options, whole);
    return {
      page: firstThatFits(visitPages(record, options), font),
      noted: new Set(VISIT_SECTIONS.filter((each) => (parts?.[each].length ?? 0) > 0)),
    };
  }, [record, name, font]);

  return (
    <>
      <div className="print:hidden">
        <ScreenHeading lead={visitWords.lead}>Visit</ScreenHeading>
      </div>
      <div className="grid gap-10 print:block">
        <div className="grid content-start gap-8 print:hidden">
          <IncludedParts record={record} noted={noted} />
          <CheckedNote
            about="visit"
            label={visitWords.sections.reason}
            hint="What troubles you most, and how it changes your days. 240 letters."
            saveLabel="Save"
            mostLetters={MOST_REASON_LETTERS}
            note={visit.reason}
            savedWord={record.savedWord}
            onSave={(reason) => record.saveSettings({ visit: { ...visit, reason } })}
          />
          <div className="border-t border-line">
            <Folded title="Your signs: since when?">
              <SignsSince record={record} />
            </Folded>
            <Folded title="Plans and family">
              <PlansAndFamily record={record} />
            </Folded>
            <Folded title="Your three questions">
              <VisitQuestions record={record} />
            </Folded>
          </div>
          <TextField
            label="Your name, for this page alone"
            hint="It is not kept. Leave it empty to stay unnamed."
            autoComplete="off"
            maxLength={MOST_NAME_LETTERS}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <p className="text-sm text-ink-3">{visitWords.signOff}</p>
        </div>
        {page.sections.length < FEWEST_PARTS ? (
          <p className="text-ink-2 print:hidden">{visitWords.empty}</p>
        ) : (
          <section aria-labelledby="visit-page" className="grid content-start gap-5 print:block">
            <h2 id="visit-page" className="text-xl print:hidden">
              The page
            </h2>
            <PageActions page={page} font={font} today={record.today} />
            <VisitSheet
              page={page}
              className="rounded-1 border border-line p-4 shadow-2 sm:p-7 print:shadow-none"
            />
          </section>
        )}
      </div>
    </>
  );
}
