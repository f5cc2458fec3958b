import { lockTexts } from "@/content/record-lock-texts";
import { RecordLink } from "@/features/my-record/open-record/record-link";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

/** Who can open the record, and what it is called. */
export function LockSettings({ record }: { record: OpenRecord }) {
  const { lock, hasPlainName, savePlainName } = record;
  return (
    <section aria-labelledby="record-lock" className="grid justify-items-start gap-4">
      <h2 id="record-lock" className="text-xl">
        Lock and name
      </h2>
      <p>
        {lock === null
          ? "There is no lock. Who can open this browser can read your record."
          : `Your record is locked with a ${lock === "pin" ? "PIN" : "passphrase"}.`}
      </p>
      <RecordLink
        place={{ recordScreen: "lock" }}
        className="inline-flex min-h-12 items-center rounded-1 border-[1.5px] border-line-strong px-6 font-semibold text-ink no-underline hover:bg-primary-soft"
      >
        {lock === null ? "Set a lock" : "Change or remove the lock"}
      </RecordLink>
      <div className="grid gap-1">
        <label className="flex min-h-12 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={hasPlainName}
            aria-describedby="plain-name-hint"
            onChange={(event) => void savePlainName(event.target.checked)}
            className="size-6 shrink-0 accent-primary"
          />
          {lockTexts.plainName.label}
        </label>
        <p id="plain-name-hint" className="text-sm text-ink-2">
          {lockTexts.plainName.hint}
        </p>
      </div>
    </section>
  );
}
