import { type SubmitEvent, useId, useState } from "react";

import { Button } from "@/components/button";
import { controlLook } from "@/components/field";
import { Note } from "@/components/note";
import { useCheckedWords } from "@/features/my-record/danger-check/use-checked-words";

const MOST_LETTERS = 500;

/** A note on a day in her own words; danger is looked for before it is saved. */
export function DayNote({
  note,
  onSave,
}: {
  note: string;
  onSave: (note: string) => Promise<boolean>;
}) {
  const id = useId();
  const [typed, setTyped] = useState(note);
  const [isSaved, setSaved] = useState(false);
  const { check, isChecking, problem, card } = useCheckedWords(typed !== note);

  function save(event: SubmitEvent): void {
    event.preventDefault();
    const text = typed.trim();
    check(text, () => void onSave(text).then(setSaved));
  }

  return (
    <form onSubmit={save} className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        Note
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={MOST_LETTERS}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setSaved(false);
        }}
        className={controlLook}
      />
      {card}
      {problem !== null && (
        <Note tone="danger" role="alert">
          <p className="text-md">{problem}</p>
        </Note>
      )}
      <div className="flex min-h-12 items-center gap-3">
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          isBusy={isChecking}
          disabled={typed.trim() === note}
        >
          Save the note
        </Button>
        <output className="text-sm text-success-ink">{isSaved ? "Saved" : ""}</output>
      </div>
    </form>
  );
}
