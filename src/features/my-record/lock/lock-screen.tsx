import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";

import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { PasswordField } from "@/components/password-field";
import { useToast } from "@/components/toast";
import { lockTexts } from "@/content/record-lock-texts";
import type { LockKind } from "@/domain/record/lock-rules";
import { ScreenHeading } from "@/features/my-record/open-record/screen-heading";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";
import { paths } from "@/lib/paths";

import { NewLock } from "./new-lock";
import { useLockTry } from "./use-lock-try";

type PresentLockProps = { kind: LockKind; onKnown: () => void; onGone: () => void };

function PresentLock({ kind, onKnown, onGone }: PresentLockProps) {
  const [secret, setSecret] = useState("");
  const { words, isWaiting, isTrying, tryIt } = useLockTry({
    onOpened: ({ record }) => {
      record.database.close();
      onKnown();
    },
    onGone,
  });
  return (
    <form
      className="grid max-w-96 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void tryIt(secret);
      }}
    >
      <PasswordField
        label={`Your ${kind === "pin" ? "PIN" : "passphrase"} now`}
        inputMode={kind === "pin" ? "numeric" : undefined}
        autoComplete="off"
        value={secret}
        error={words === "" ? undefined : words}
        onChange={(event) => setSecret(event.target.value)}
      />
      <Button type="submit" isBusy={isTrying} disabled={isWaiting} className="justify-self-start">
        Go on
      </Button>
    </form>
  );
}

/** Sets, changes and removes the lock of the record; who changes it has to know it. */
export function LockScreen({ record }: { record: OpenRecord }) {
  const { lock, changeLock } = record;
  const { toast } = useToast();
  const navigate = useNavigate();
  const [isKnown, setKnown] = useState(lock === null);
  const screen = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The code of this screen comes after she has pressed, when the focus has looked for a heading already.
    screen.current?.querySelector("h1")?.focus();
  }, []);

  async function change(next: Parameters<typeof changeLock>[0]): Promise<void> {
    if (!(await changeLock(next))) return;
    toast({ title: next === null ? "The lock is removed" : "The lock is set" });
    void navigate(paths.myRecord, { state: { recordScreen: "settings" } });
  }

  return (
    <div ref={screen}>
      <ScreenHeading lead={lockTexts.lead}>{lockTexts.title}</ScreenHeading>
      <div className="grid max-w-measure gap-8">
        {isKnown ? (
          <NewLock onChosen={(kind, secret) => change({ kind, secret })} />
        ) : (
          lock !== null && (
            <PresentLock kind={lock} onKnown={() => setKnown(true)} onGone={record.lockNow} />
          )
        )}
        {isKnown && lock !== null && (
          <section aria-labelledby="remove-lock" className="grid justify-items-start gap-3">
            <h2 id="remove-lock" className="text-xl">
              Without a lock
            </h2>
            <p>Who can open this browser can then read your record.</p>
            <Button variant="outline" onClick={() => void change(null)}>
              Remove the lock
            </Button>
          </section>
        )}
        <Note tone="info">
          <ul className="grid list-disc gap-2 ps-5 text-md">
            {[lockTexts.when, lockTexts.before, lockTexts.forced].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Note>
      </div>
    </div>
  );
}
