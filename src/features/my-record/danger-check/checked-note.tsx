import { useId, useState } from "react";

import { Button } from "@/components/button";
import { controlLook, describedBy } from "@/components/field";
import { Note } from "@/components/note";

import { useUnsavedWords } from "./unsaved-words";
import { useCheckedWords } from "./use-checked-words";

type CheckedNoteProps = {
  /** What the words are about, so that they are found again when she comes back before they are saved. */
  about: string;
  label: string;
  hint?: string;
  saveLabel: string;
  mostLetters: number;
  note: string;
  savedWord: string;
  onSave: (note: string) => Promise<boolean>;
};

/** Some sentences in her own words; they are saved when she leaves them, and danger is looked for before. */
export function CheckedNote({
  about,
  label,
  hint,
  saveLabel,
  mostLetters,
  note,
  savedWord,
  onSave,
}: CheckedNoteProps) {
  const id = useId();
  const [typed, setTyped] = useUnsavedWords(about, note);
  const [isSaved, setSaved] = useState(false);
  const { check, isChecking, problem, card } = useCheckedWords(typed !== note);

  function save(): void {
    const text = typed.trim();
    if (text !== note) check(text, () => void onSave(text).then(setSaved));
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="grid gap-2"
    >
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
        onBlur={save}
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
