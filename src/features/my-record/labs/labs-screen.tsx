import { useCallback, useMemo, useState } from "react";

import { Button } from "@/components/button";
import { recordTexts } from "@/content/my-record";
import { labSeries } from "@/domain/record/lab-series";
import type { RecordResult } from "@/domain/record/record-schema";
import { RecordLink } from "@/features/my-record/open-record/record-link";
import type { RecordPlace } from "@/features/my-record/open-record/record-place";
import { ScreenHeading } from "@/features/my-record/open-record/screen-heading";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";
import { hasUnfinishedSlip } from "@/features/my-record/slip-check/unfinished-slip";
import { SavedLine } from "@/features/my-record/today/saved-line";

import { LabsList } from "./labs-list";
import { ResultForm } from "./result-form";
import { valueInWords } from "./result-in-words";
import { SeriesView } from "./series-view";
import { WordTestForm } from "./word-test-form";

type Open = { kind: "new" } | { kind: "words" } | { kind: "change"; result: RecordResult };
type Undo = { text: string; undo: () => void };

function AddButtons({ onOpen }: { onOpen: (open: Open) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <RecordLink
        place={{ recordScreen: "slip" }}
        className="inline-flex min-h-12 items-center rounded-1 bg-primary px-6 font-semibold text-on-primary no-underline hover:bg-primary-hover"
      >
        {hasUnfinishedSlip() ? "Go on with your slip" : "Add a slip"}
      </RecordLink>
      <Button variant="outline" onClick={() => onOpen({ kind: "new" })}>
        Type one result
      </Button>
      <Button variant="outline" onClick={() => onOpen({ kind: "words" })}>
        A scan
      </Button>
    </div>
  );
}

type LabsScreenProps = { record: OpenRecord; place: RecordPlace };

function OpenLabs({ record, place }: LabsScreenProps) {
  const { results, spans, today, saveRows, removeRow } = record;
  const [open, setOpen] = useState<Open | null>(null);
  const [saved, setSaved] = useState<Undo | null>(null);
  const endUndo = useCallback(() => setSaved(null), []);
  const all = useMemo(() => labSeries(results), [results]);
  const shown = all.find(({ key }) => key === place.series);

  async function save(result: RecordResult): Promise<boolean> {
    const before = results.find(({ id }) => id === result.id);
    const isSaved = await saveRows({ results: [result] });
    if (isSaved) {
      setSaved({
        text: `${record.savedWord}: ${result.name}, ${valueInWords(result)}`,
        undo: () => {
          setSaved(null);
          if (before === undefined) void removeRow("results", result.id);
          else void saveRows({ results: [before] });
        },
      });
    }
    return isSaved;
  }

  async function remove(result: RecordResult): Promise<void> {
    if (!(await removeRow("results", result.id))) return;
    setSaved({
      text: `Removed: ${result.name}, ${valueInWords(result)}`,
      undo: () => {
        setSaved(null);
        void saveRows({ results: [result] });
      },
    });
  }

  const form = { today, onSave: save, onClose: () => setOpen(null) };
  return (
    <>
      <ScreenHeading
        lead={
          shown === undefined ? "As your reports print them, each with its own range." : undefined
        }
      >
        {shown?.name ?? "Labs"}
      </ScreenHeading>
      {place.series !== undefined && (
        <RecordLink
          place={{ recordScreen: "labs" }}
          className="mb-4 inline-flex min-h-11 items-center font-semibold text-primary underline"
        >
          All tests
        </RecordLink>
      )}
      {open === null && shown === undefined && <AddButtons onOpen={setOpen} />}
      {open?.kind === "words" && <WordTestForm {...form} />}
      {(open?.kind === "new" || open?.kind === "change") && (
        <ResultForm
          key={open.kind === "change" ? open.result.id : "new"}
          result={open.kind === "change" ? open.result : null}
          kept={results}
          {...form}
        />
      )}
      <SavedLine saved={saved} onUndo={() => saved?.undo()} onEnd={endUndo} />
      {shown !== undefined && (
        <SeriesView
          series={shown}
          spans={spans}
          onChange={(result) => setOpen({ kind: "change", result })}
          onRemove={(result) => void remove(result)}
        />
      )}
      {shown === undefined && all.length > 0 && <LabsList all={all} />}
      {all.length === 0 && open === null && <p className="text-ink-2">{recordTexts.noResults}</p>}
    </>
  );
}

/** Her results: each test with its newest, or all of one test. */
export function LabsScreen(props: LabsScreenProps) {
  // A form that is open for one test is not open for the next.
  return <OpenLabs key={props.place.series ?? ""} {...props} />;
}
