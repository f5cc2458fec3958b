import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";

import { Note } from "@/components/note";
import { Spinner } from "@/components/spinner";
import { LongGapNote } from "@/features/my-record/cycles/long-gap-note";
import { DaysScreen } from "@/features/my-record/days/days-screen";
import {
  type RecordPlace,
  type RecordScreen,
  useRecordPlace,
} from "@/features/my-record/open-record/record-place";
import {
  type OpenRecord,
  type RefusedReason,
  useOpenRecord,
} from "@/features/my-record/open-record/use-open-record";
import { PlainHead } from "@/features/my-record/lock/plain-head";
import { useLeaving } from "@/features/my-record/lock/use-leaving";
import { recordTexts } from "@/content/my-record";
import { DeviceFull } from "@/features/my-record/settings/device-full";
import { SettingsScreen } from "@/features/my-record/settings/settings-screen";
import { SpansScreen } from "@/features/my-record/spans/spans-screen";
import { TodayScreen } from "@/features/my-record/today/today-screen";
import { lazyComponent } from "@/lib/lazy-component";
import type { HandOver } from "@/lib/kept-record";
import { pageTitles, plainRecordName } from "@/lib/paths";
import type { RecordKey } from "@/lib/record-crypto";
import { useToday } from "@/lib/use-today";

import { dropUnfinished } from "./drop-unfinished";
import { RecordBar } from "./record-bar";
import { RecordNavigation } from "./record-navigation";

const cycles = lazyComponent(
  async () => (await import("@/features/my-record/cycles/cycles-screen")).CyclesScreen,
);
const labs = lazyComponent(
  async () => (await import("@/features/my-record/labs/labs-screen")).LabsScreen,
);
const slip = lazyComponent(
  async () => (await import("@/features/my-record/slip-check/slip-screen")).SlipScreen,
);
const lockScreen = lazyComponent(async () => (await import("./lock/lock-screen")).LockScreen);

type RecordScreensProps = {
  /** She has just begun it: what she pressed is gone, so the focus comes along. */
  takesFocus: boolean;
  /** What opens it where a lock is set. */
  recordKey: RecordKey | null;
  /** The record where it is open already. */
  handOver: HandOver | null;
  /** The browser keeps none, so that it lives as long as these screens. */
  isPassing: boolean;
  onErased: () => void;
  /** It is locked now. */
  onLocked: () => void;
  /** Whether she wants it to be called by a plain name. */
  onPlainName: (isPlain: boolean) => void;
  /** The browser does not open it, or a newer version of the site has made it. */
  onRefused: (reason: RefusedReason) => void;
};

const importScreen = lazyComponent(
  async () => (await import("@/features/my-record/import/import-screen")).ImportScreen,
);
const exportScreen = lazyComponent(
  async () => (await import("./export/export-screen")).ExportScreen,
);
const visitScreen = lazyComponent(
  async () => (await import("./visit-page/visit-screen")).VisitScreen,
);

type ScreenProps = { record: OpenRecord; place: RecordPlace };

const screens: Readonly<Record<RecordScreen, (props: ScreenProps) => ReactNode>> = {
  today: ({ record, place }) => <TodayScreen record={record} day={place.day ?? record.today} />,
  days: DaysScreen,
  cycles: cycles.Component,
  labs: labs.Component,
  slip: slip.Component,
  spans: SpansScreen,
  visit: visitScreen.Component,
  settings: SettingsScreen,
  lock: lockScreen.Component,
  import: importScreen.Component,
  export: exportScreen.Component,
};

/** Beside a screen that is fetched first, it waits with the focus until the heading is there. */
function HeadingFocus({ screen }: { screen: RefObject<HTMLElement | null> }) {
  useEffect(() => screen.current?.querySelector("h1")?.focus(), [screen]);
  return null;
}

function OpenScreens({
  takesFocus,
  onPlainName,
  ...opening
}: RecordScreensProps & { today: string }) {
  const record = useOpenRecord(opening);
  const place = useRecordPlace();
  const screen = useRef<HTMLDivElement>(null);
  const lockNow = record?.lockNow;
  const leave = useLeaving(() => lockNow?.() ?? false);
  const hasPlainName = record?.hasPlainName ?? null;
  const Screen = screens[place.recordScreen];
  const hasLock = record !== null && record.lock !== null;

  // Nothing stays in memory of a record that has a lock.
  useEffect(() => (hasLock ? dropUnfinished : undefined), [hasLock]);

  useEffect(() => {
    if (hasPlainName !== null) onPlainName(hasPlainName);
  }, [hasPlainName, onPlainName]);

  if (record === null) return <Spinner label="Opening your record..." className="mt-24" />;
  const hasGapNote = place.recordScreen === "today" || place.recordScreen === "cycles";
  return (
    <div ref={screen} className="gap-x-14 lg:grid lg:grid-cols-[248px_minmax(0,1fr)] print:block">
      {record.hasPlainName && <PlainHead />}
      {/* On a phone the bar stays in view over the whole screen, so that nothing may stand around it. */}
      <div className="contents lg:sticky lg:top-[calc(var(--header-height)+24px)] lg:block lg:self-start">
        <RecordBar
          name={record.hasPlainName ? plainRecordName : pageTitles.myRecord}
          onLeave={leave}
          onLock={record.lock === null ? null : () => void record.lockNow()}
        />
        <RecordNavigation current={place.recordScreen} hasSettings={!opening.isPassing} />
      </div>
      <div>
        {opening.isPassing && (
          <Note tone="warning" className="mb-6 print:hidden">
            {recordTexts.passing}
          </Note>
        )}
        {record.isDeviceFull && <DeviceFull record={record} />}
        {record.unreadable > 0 && (
          <Note tone="warning" className="mb-6 print:hidden">
            {`${record.unreadable} of your entries were made by a newer version of the site. They are kept. Reload the page to see them.`}
          </Note>
        )}
        {hasGapNote && <LongGapNote record={record} />}
        <Suspense fallback={<Spinner label="Loading..." className="mt-12" />}>
          <Screen record={record} place={place} />
          {takesFocus && <HeadingFocus screen={screen} />}
        </Suspense>
      </div>
    </div>
  );
}

/** The screens of the record that is kept on this device. */
export function RecordScreens(props: RecordScreensProps) {
  const today = useToday();
  if (today === null) return <Spinner label="Opening your record..." className="mt-24" />;
  return <OpenScreens {...props} today={today} />;
}
