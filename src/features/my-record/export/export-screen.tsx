import { Download, Share2 } from "lucide-react";
import { useMemo, useState } from "react";

import { Button } from "@/components/button";
import { type ExportFormat, exportTexts } from "@/content/record-export";
import { comingAppointments } from "@/domain/record/export/notes-calendar";
import { EXPORT_PARTS, type ExportPart } from "@/domain/record/export/spreadsheets";
import { addDays, isDay } from "@/domain/whole-days";
import { ScreenHeading } from "@/features/my-record/open-record/screen-heading";
import { TickLine } from "@/features/my-record/open-record/tick-line";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";
import { downloadFile } from "@/lib/download";
import { canShareFile, shareFile } from "@/lib/share-file";

import { CalendarChoices, type CalendarWishes } from "./calendar-choices";
import { exportFile, partsOf } from "./export-files";
import { FormatChoice } from "./format-choice";

const DAYS_UNTIL_REMINDED = 7;

function firstWishes(today: string): CalendarWishes {
  return {
    hasAppointments: true,
    appointmentTitle: "",
    hasReminder: true,
    reminder: { title: "", day: addDays(today, DAYS_UNTIL_REMINDED), repeats: "monthly" },
  };
}

/** A wish as it stands in the calendar; an empty title is the one that was shown in its place. */
function calendarOf({ hasAppointments, appointmentTitle, hasReminder, reminder }: CalendarWishes) {
  const titles = exportTexts.calendar;
  const title = reminder.title.trim() || titles.reminderTitle;
  return {
    appointmentTitle: hasAppointments ? appointmentTitle.trim() || titles.appointmentTitle : null,
    reminder: hasReminder && isDay(reminder.day) ? { ...reminder, title } : null,
  };
}

type PartTicksProps = {
  offered: readonly ExportPart[];
  parts: ReadonlySet<ExportPart>;
  onChange: (parts: ReadonlySet<ExportPart>) => void;
};

function PartTicks({ offered, parts, onChange }: PartTicksProps) {
  function tick(part: ExportPart, isTicked: boolean): void {
    onChange(new Set(EXPORT_PARTS.filter((each) => (each === part ? isTicked : parts.has(each)))));
  }

  return (
    <div>
      {offered.map((part) => (
        <TickLine key={part} isTicked={parts.has(part)} onTick={(isTicked) => tick(part, isTicked)}>
          {exportTexts.parts[part]}
        </TickLine>
      ))}
    </div>
  );
}

/** Takes her record along as a file: what it is for, what goes in, and where it goes. */
export function ExportScreen({ record }: { record: OpenRecord }) {
  const { spans, today } = record;
  const [format, setFormat] = useState<ExportFormat>("copy");
  const [parts, setParts] = useState<ReadonlySet<ExportPart>>(new Set(EXPORT_PARTS));
  const [wishes, setWishes] = useState(() => firstWishes(today));
  const [saved, setSaved] = useState<File | null>(null);
  const file = useMemo(
    () => exportFile(record, { format, parts, ...calendarOf(wishes) }),
    [record, format, parts, wishes],
  );
  const offered = partsOf[format];

  function save(made: File): void {
    downloadFile(made);
    setSaved(made);
  }

  return (
    <>
      <ScreenHeading lead={exportTexts.lead}>{exportTexts.title}</ScreenHeading>
      <div className="grid max-w-measure gap-8">
        <FormatChoice chosen={format} onChoose={setFormat} />
        {(offered.length > 0 || format === "calendar") && (
          <section aria-labelledby="record-goes-in">
            <h2 id="record-goes-in" className="mb-2 text-xl">
              What goes in
            </h2>
            <PartTicks offered={offered} parts={parts} onChange={setParts} />
            {format === "calendar" && (
              <CalendarChoices
                wishes={wishes}
                appointments={comingAppointments(spans, today).length}
                today={today}
                onChange={setWishes}
              />
            )}
          </section>
        )}
        <div className="grid gap-4">
          {file === null ? (
            <p>{exportTexts.nothing}</p>
          ) : (
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => save(file)}>
                <Download aria-hidden="true" strokeWidth={1.75} className="size-5" />
                Save ({Math.ceil(file.size / 1000)} KB)
              </Button>
              {canShareFile(file) && (
                <Button variant="outline" onClick={() => void shareFile(file)}>
                  <Share2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
                  Share
                </Button>
              )}
            </div>
          )}
          <output className="text-sm text-ink-2">
            {saved !== null && saved === file && exportTexts.saved(saved.name)}
          </output>
          {format === "bundle" && (
            <div className="grid gap-2 border-t border-line pt-4 text-sm text-ink-2">
              <p>{exportTexts.notChecked}</p>
              <p className="wrap-anywhere">{exportTexts.loinc}</p>
            </div>
          )}
        </div>
      </div>
    </>
  );
}
