import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";

import { Button } from "@/components/button";
import { PasswordField } from "@/components/password-field";
import { QuickExit } from "@/components/quick-exit";
import { handFocusOn, takeFocus } from "@/components/take-focus";
import { lockTexts } from "@/content/record-lock-texts";
import { type LockKind, PIN_LENGTH } from "@/domain/record/lock-rules";
import { plainRecordName } from "@/lib/paths";
import type { Unlocked } from "@/lib/record-lock";
import { eraseRecord } from "@/lib/record-presence";

import { ForgottenLock } from "./forgotten-lock";
import { Keypad } from "./keypad";
import { PlainHead } from "./plain-head";
import { useLeaving } from "./use-leaving";
import { useLockTry } from "./use-lock-try";

/** Takes away what surrounds every page, such as the brand and the menu, as long as this is shown. */
function useAlone(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset["alone"] = "";
    return () => {
      delete document.documentElement.dataset["alone"];
    };
  }, []);
}

const texts = lockTexts.locked;

type EntryProps = { isBusy: boolean; isWaiting: boolean; onEntered: (secret: string) => void };

function PinEntry({ isBusy, isWaiting, onEntered }: EntryProps) {
  const [pin, setPin] = useState("");
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  function enter(typed: string): void {
    const digits = typed.replaceAll(/\D/g, "").slice(0, PIN_LENGTH);
    if (isBusy || isWaiting) return;
    if (digits.length < PIN_LENGTH) {
      setPin(digits);
      return;
    }
    setPin("");
    // The keys cannot be pressed while it is tried, and would lose the focus.
    field.current?.focus();
    onEntered(digits);
  }

  return (
    <>
      <label className="relative grid justify-items-center">
        <span className="sr-only">{texts.pin}</span>
        <input
          ref={field}
          type="password"
          inputMode="none"
          autoComplete="off"
          value={pin}
          onChange={(event) => enter(event.target.value)}
          className="peer absolute inset-0 opacity-0"
        />
        <span
          aria-hidden="true"
          className="flex gap-4 rounded-round p-3 outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-focus"
        >
          {Array.from({ length: PIN_LENGTH }, (_, place) => (
            <span
              key={place}
              className={`size-3.5 rounded-round border-[1.5px] border-ink ${place < pin.length ? "bg-ink" : ""}`}
            />
          ))}
        </span>
      </label>
      <Keypad
        isDisabled={isBusy || isWaiting}
        onDigit={(digit) => enter(pin + digit)}
        onDelete={() => setPin(pin.slice(0, -1))}
      />
    </>
  );
}

function PassphraseEntry({ isBusy, isWaiting, onEntered }: EntryProps) {
  const [words, setWords] = useState("");

  function send(event: FormEvent): void {
    event.preventDefault();
    if (words !== "") onEntered(words);
    setWords("");
  }

  return (
    <form onSubmit={send} className="grid w-full gap-4">
      <PasswordField
        ref={takeFocus}
        label={texts.passphrase}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" isBusy={isBusy} disabled={isWaiting}>
        Open
      </Button>
    </form>
  );
}

type LockedScreenProps = {
  kind: LockKind;
  onOpened: (unlocked: Unlocked) => void;
  /** Another tab has erased the record or removed its lock. */
  onGone: () => void;
  onErased: () => void;
};

/** Asks for the PIN or passphrase, and tells nothing about what it opens. */
export function LockedScreen({ kind, onOpened, onGone, onErased }: LockedScreenProps) {
  const { words, isWaiting, isTrying, tryIt } = useLockTry({ onOpened, onGone });
  const leave = useLeaving(() => false);
  useAlone();
  const Entry = kind === "pin" ? PinEntry : PassphraseEntry;

  async function erase(): Promise<void> {
    await eraseRecord();
    onErased();
  }

  return (
    <div ref={handFocusOn} className="mx-auto grid max-w-80 justify-items-center gap-6 pt-4 pb-10">
      <PlainHead />
      <h1 className="text-2xl">{plainRecordName}</h1>
      <Entry isBusy={isTrying} isWaiting={isWaiting} onEntered={(secret) => void tryIt(secret)} />
      <p role="alert" className="min-h-12 text-center font-semibold">
        {words}
      </p>
      <QuickExit label="Leave fast" onLeave={leave} />
      <ForgottenLock onErase={erase} />
    </div>
  );
}
