import { type FormEvent, useState } from "react";

import { Button } from "@/components/button";
import { ChoiceRow } from "@/components/choice-row";
import { Note } from "@/components/note";
import { PasswordField } from "@/components/password-field";
import { lockTexts } from "@/content/record-lock-texts";
import { LOCK_KINDS, type LockKind, PIN_LENGTH, secretProblem } from "@/domain/record/lock-rules";
import { RecordLink } from "@/features/my-record/open-record/record-link";

const kinds = LOCK_KINDS.map((value) => ({ value, label: lockTexts.kinds[value] }));

type Problems = { first?: string | undefined; second?: string | undefined };

/** Asks for a new PIN or passphrase, twice. */
export function NewLock({
  onChosen,
}: {
  onChosen: (kind: LockKind, secret: string) => Promise<void>;
}) {
  const [kind, setKind] = useState<LockKind>("pin");
  const [first, setFirst] = useState("");
  const [second, setSecond] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const name = kind === "pin" ? "PIN" : "passphrase";
  const digits = kind === "pin" ? ({ inputMode: "numeric", maxLength: PIN_LENGTH } as const) : {};

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const problem = secretProblem(kind, first);
    if (problem !== null || first !== second) {
      setProblems(
        problem === null ? { second: `Enter the same ${name} again.` } : { first: problem },
      );
      return;
    }
    setProblems({});
    setBusy(true);
    await onChosen(kind, first);
    setBusy(false);
  }

  function choose(chosen: LockKind | null): void {
    if (chosen === null) return;
    setKind(chosen);
    setFirst("");
    setSecond("");
    setProblems({});
  }

  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-6">
      <div className="grid gap-3">
        <ChoiceRow legend="What opens it?" choices={kinds} chosen={kind} onChoose={choose} />
        <p>{lockTexts[kind]}</p>
      </div>
      <div className="grid max-w-96 gap-4">
        <PasswordField
          {...digits}
          label={`New ${name}`}
          autoComplete="off"
          value={first}
          error={problems.first}
          onChange={(event) => setFirst(event.target.value)}
        />
        <PasswordField
          {...digits}
          label={`The same ${name} again`}
          autoComplete="off"
          value={second}
          error={problems.second}
          onChange={(event) => setSecond(event.target.value)}
        />
      </div>
      <Note tone="warning">
        <p className="text-md">
          {lockTexts.forgotten}{" "}
          <RecordLink
            place={{ recordScreen: "export" }}
            className="font-semibold text-primary underline"
          >
            {lockTexts.copyFirst}
          </RecordLink>
          , {lockTexts.keepCopy}
        </p>
      </Note>
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        Set the lock
      </Button>
    </form>
  );
}
