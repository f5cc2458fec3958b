import { type SubmitEvent, useId, useState } from "react";

import { Button } from "@/components/button";
import { controlLook, describedBy } from "@/components/field";
import { Note } from "@/components/note";

import { useCheckedWords } from "./use-checked-words";

type CheckedNoteProps = {
  label: string;
  hint?: string;
  saveLabel: string;
  mostLetters: number;
  note: string;
  savedWord: string;
  onSave: (note: string) => Promise<boolean>;
};

/** Some sentences in her own words; danger is looked for before they are saved. */
export function CheckedNote({
  label,
  hint,
  saveLabel,
  mostLetters,
  note,
  savedWord,
  onSave,
}: CheckedNoteProps) {
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
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
      <textarea
        id={id}
        rows={3}
        maxLength={mostLetters}
        aria-describedby={describedBy(id, { hint })}
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
          {saveLabel}
        </Button>
        <output className="text-sm text-success-ink">{isSaved ? savedWord : ""}</output>
      </div>
    </form>
  );
}
