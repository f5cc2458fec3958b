import { type SubmitEvent, useState } from "react";

import { Button } from "@/components/button";
import { TextField } from "@/components/field";
import type { RecordQuestion } from "@/domain/record/record-schema";
import { useCheckedWords } from "@/features/my-record/danger-check/use-checked-words";

const MOST_LETTERS = 240;
const MOST_QUESTIONS = 50;

type OwnQuestionsProps = {
  questions: readonly RecordQuestion[];
  onAdd: (question: RecordQuestion) => Promise<boolean>;
};

function newQuestion(text: string, position: number): RecordQuestion {
  const id = crypto.randomUUID();
  return { id, text, position, askedOn: null, rev: null, updatedAt: "" };
}

/** Adds a question in her own words; danger is looked for before it is kept. */
export function OwnQuestion({ questions, onAdd }: OwnQuestionsProps) {
  const [typed, setTyped] = useState("");
  const { check, isChecking, problem, card } = useCheckedWords(typed !== "");
  const isFull = questions.length >= MOST_QUESTIONS;

  async function add(text: string): Promise<void> {
    if (await onAdd(newQuestion(text, questions.length))) setTyped("");
  }

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const text = typed.trim();
    if (text !== "") check(text, () => void add(text));
  }

  return (
    <form onSubmit={send} className="grid gap-3 pt-3">
      <TextField
        label="A question of your own"
        autoComplete="off"
        maxLength={MOST_LETTERS}
        value={typed}
        error={problem ?? undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      {card}
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        isBusy={isChecking}
        disabled={isFull || typed.trim() === ""}
        className="justify-self-start"
      >
        Add the question
      </Button>
    </form>
  );
}
