import { useState } from "react";

import { Button } from "@/components/button";
import { handFocusOn } from "@/components/take-focus";
import { spanWords } from "@/content/my-record";
import { dayInWords } from "@/domain/day-in-words";
import type { RecordSpan } from "@/domain/record/record-schema";
import { ScreenHeading } from "@/features/my-record/open-record/screen-heading";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

import { SpanForm } from "./span-form";

type SpanItemProps = { span: RecordSpan; onEdit: () => void; onRemove: () => void };

function SpanItem({ span, onEdit, onRemove }: SpanItemProps) {
  const { kind, name, doseText, fromDay, toDay, outcome } = span;
  const title = name === "" ? spanWords[kind] : name;
  return (
    <li ref={handFocusOn} className="border-b border-line py-4">
      <p className="font-semibold">
        {title}
        {name !== "" && <span className="font-normal text-ink-2"> · {spanWords[kind]}</span>}
      </p>
      {doseText !== "" && <p className="text-sm text-ink-2">{doseText}</p>}
      <p className="text-sm text-ink-2">
        {dayInWords(fromDay)}
        {toDay !== fromDay && ` to ${toDay === null ? "now" : dayInWords(toDay)}`}
      </p>
      {outcome !== "" && <p className="text-sm">{outcome}</p>}
      <div className="-ms-4 flex gap-2">
        <Button variant="ghost" size="sm" aria-label={`Change ${title}`} onClick={onEdit}>
          Change
        </Button>
        <Button variant="ghost" size="sm" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}

/** Medicines, and times that change cycles or hide them. */
export function SpansScreen({ record }: { record: OpenRecord }) {
  const [open, setOpen] = useState<RecordSpan | "new" | null>(null);
  const [removed, setRemoved] = useState<RecordSpan | null>(null);
  const sorted = record.spans.toSorted((a, b) => (a.fromDay < b.fromDay ? 1 : -1));

  async function remove(span: RecordSpan): Promise<void> {
    if (await record.removeRow("spans", span.id)) setRemoved(span);
  }

  function putBack(): void {
    if (removed !== null) void record.saveRows({ spans: [removed] });
    setRemoved(null);
  }

  return (
    <>
      <ScreenHeading lead="Cycles that touch birth control, pregnancy or breastfeeding are shown and not counted.">
        Medicines and times
      </ScreenHeading>
      {open === null ? (
        <Button onClick={() => setOpen("new")}>Add</Button>
      ) : (
        <SpanForm
          key={open === "new" ? "new" : open.id}
          span={open === "new" ? null : open}
          today={record.today}
          onSave={(span) => record.saveRows({ spans: [span] })}
          onClose={() => setOpen(null)}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold a button */}
      <div role="status" className="mt-3 text-sm">
        {removed !== null && (
          <>
            Removed.{" "}
            <Button ref={handFocusOn} variant="link" size="sm" onClick={putBack}>
              Put it back
            </Button>
          </>
        )}
      </div>
      {sorted.length === 0 ? (
        <p className="mt-4 text-ink-2">Nothing here. Doctors ask for this first.</p>
      ) : (
        <ul className="mt-4 border-t border-line">
          {sorted.map((span) => (
            <SpanItem
              key={span.id}
              span={span}
              onEdit={() => setOpen(span)}
              onRemove={() => void remove(span)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
