import { useEffect, useState } from "react";

import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { takeFocus } from "@/components/take-focus";
import { recordTexts } from "@/content/my-record";
import { exportTexts } from "@/content/record-export";
import { dayInWords } from "@/domain/day-in-words";
import { LockSettings } from "@/features/my-record/lock/lock-settings";
import { NumberEntry } from "@/features/my-record/open-record/number-entry";
import { RecordLink } from "@/features/my-record/open-record/record-link";
import { ScreenHeading } from "@/features/my-record/open-record/screen-heading";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

/** Erases the record with two presses; nothing of it can be brought back. */
function EraseRecord({ onErase }: { onErase: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button variant="outline" onClick={() => setAsking(true)}>
        Erase my record
      </Button>
    );
  }
  return (
    <fieldset ref={takeFocus} tabIndex={-1}>
      <legend className="mb-3 font-semibold">
        Erase all of it from this device? We have no copy and cannot bring it back.
      </legend>
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" onClick={() => void onErase()}>
          Erase it now
        </Button>
        <Button variant="outline" onClick={() => setAsking(false)}>
          Keep it
        </Button>
      </div>
    </fieldset>
  );
}

/** Whether the browser has promised not to erase the record by itself; null while it has not answered. */
function usePersistence(): boolean | null {
  const [isPersistent, setPersistent] = useState<boolean | null>(null);

  useEffect(() => {
    const asking = navigator.storage?.persist?.() ?? Promise.resolve(false);
    asking.then(setPersistent, () => setPersistent(false));
  }, []);

  return isPersistent;
}

const OLDEST_YEAR = 1940;

/** What she told once, what is shown, a copy to keep, and the way to erase everything. */
export function SettingsScreen({ record }: { record: OpenRecord }) {
  const { settings, saveSettings, today } = record;
  const isPersistent = usePersistence();
  return (
    <>
      <ScreenHeading lead={`You began this record on ${dayInWords(settings.startedOn)}.`}>
        Settings
      </ScreenHeading>
      <div className="grid max-w-measure gap-10">
        <section aria-labelledby="record-about-you" className="grid gap-4">
          <h2 id="record-about-you" className="text-xl">
            About you
          </h2>
          <NumberEntry
            label="Year of your first period"
            hint="What counts as irregular depends on it. You may leave it empty."
            value={settings.firstPeriodYear}
            low={OLDEST_YEAR}
            high={Number(today.slice(0, 4))}
            isWhole
            onSave={(firstPeriodYear) => void saveSettings({ firstPeriodYear })}
          />
          <label className="flex min-h-12 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={settings.hasMeasures}
              onChange={(event) => void saveSettings({ hasMeasures: event.target.checked })}
              className="size-6 shrink-0 accent-primary"
            />
            Show weight, waist and blood pressure under “More about this day”
          </label>
        </section>
        <LockSettings record={record} />
        <section aria-labelledby="record-copy" className="grid justify-items-start gap-4">
          <h2 id="record-copy" className="text-xl">
            Files out and in
          </h2>
          {isPersistent === false && (
            <Note tone="warning">
              <p className="text-md">
                {recordTexts.notPersistent}{" "}
                <RecordLink
                  place={{ recordScreen: "export" }}
                  className="font-semibold text-primary underline"
                >
                  {recordTexts.copyNow}
                </RecordLink>
                .
              </p>
            </Note>
          )}
          <p>A copy to keep, tables, or files that other apps and clinics read.</p>
          <RecordLink
            place={{ recordScreen: "export" }}
            className="inline-flex min-h-12 items-center rounded-1 border-[1.5px] border-line-strong px-6 font-semibold text-ink no-underline hover:bg-primary-soft"
          >
            {exportTexts.title}
          </RecordLink>
          <p>
            <RecordLink
              place={{ recordScreen: "import" }}
              className="inline-flex min-h-11 items-center font-semibold text-primary underline"
            >
              Bring in a copy, or a file from another app
            </RecordLink>
          </p>
        </section>
        <section aria-labelledby="record-erase" className="grid justify-items-start gap-4">
          <h2 id="record-erase" className="text-xl">
            Erase
          </h2>
          <EraseRecord onErase={record.erase} />
        </section>
      </div>
    </>
  );
}
