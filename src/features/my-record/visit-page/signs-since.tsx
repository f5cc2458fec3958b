import { type SubmitEvent, useState } from "react";

import { Button } from "@/components/button";
import { TextField } from "@/components/field";
import { signName } from "@/content/record-signs";
import { notedSigns } from "@/domain/record/visit-facts";
import { useCheckedWords } from "@/features/my-record/danger-check/use-checked-words";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

const MOST_LETTERS = 40;

/** Since when she has each sign, in her words. */
export function SignsSince({ record }: { record: OpenRecord }) {
  const { visit } = record.settings;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(visit.since.map(({ sign, text }) => [sign, text])),
  );
  const [isSaved, setSaved] = useState(false);
  const { check, isChecking, problem, card } = useCheckedWords(Object.keys(typed).length > 0);
  const signs = notedSigns(record.days, record.today);

  function save(event: SubmitEvent): void {
    event.preventDefault();
    const since = Object.entries(typed)
      .map(([sign, text]) => ({ sign, text: text.trim() }))
      .filter(({ text }) => text !== "");
    const words = since.map(({ text }) => text).join(". ");
    check(words, () => void record.saveSettings({ visit: { ...visit, since } }).then(setSaved));
  }

  if (signs.length === 0) {
    return <p className="text-ink-2">You noted no signs in the last 12 months.</p>;
  }
  return (
    <form onSubmit={save} className="grid gap-4">
      {signs.map(({ sign }) => (
        <TextField
          key={sign}
          label={`${signName(sign)}, since`}
          autoComplete="off"
          maxLength={MOST_LETTERS}
          value={typed[sign] ?? ""}
          onChange={(event) => {
            setTyped({ ...typed, [sign]: event.target.value });
            setSaved(false);
          }}
        />
      ))}
      {card}
      {problem !== null && (
        <p role="alert" className="font-semibold text-danger-ink">
          {problem}
        </p>
      )}
      <div className="flex min-h-12 items-center gap-3">
        <Button type="submit" variant="secondary" size="sm" isBusy={isChecking}>
          Save
        </Button>
        <output className="text-sm text-success-ink">{isSaved ? record.savedWord : ""}</output>
      </div>
    </form>
  );
}
