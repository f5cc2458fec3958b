import { useCallback, useEffect, useState } from "react";

import { onPersonalDataCleared } from "@/lib/personal-data";
import type { SessionUser } from "@/lib/session";
import { readText, removeText, writeText } from "@/lib/storage";

const anonymousOwner = "nobody";

function draftKey(userId: string | null): string {
  return `chat-draft:${userId ?? anonymousOwner}`;
}

/** What this person, or nobody yet, has typed in this tab and not sent. */
function readDraft(userId: string | null): string {
  return readText("tab", draftKey(userId)) ?? "";
}

/** Remembers what is typed until it is sent, the person signs out, or the tab is closed. */
function writeDraft(userId: string | null, text: string): void {
  if (text === "") removeText("tab", draftKey(userId));
  else writeText("tab", draftKey(userId), text);
}

/** Gives what was typed before signing in to the person who then signed in. */
function adoptDraft(userId: string): string {
  const anonymousText = readDraft(null);
  if (anonymousText === "") return readDraft(userId);
  writeDraft(null, "");
  writeDraft(userId, anonymousText);
  return anonymousText;
}

export type Draft = {
  text: string;
  write: (text: string) => void;
  /** Clears the field for a message on its way; its words stay stored until they arrived. */
  empty: () => void;
  /** Forgets the words of a message that arrived. */
  forget: (text: string) => void;
  /** Clears words found in the field that turn out to have arrived already. */
  forgetSent: (text: string) => void;
  /** Puts back what could not be sent, unless something else has been typed meanwhile. */
  restore: (text: string) => void;
};

/** What sending a message needs of the field. */
export type OutgoingDraft = Pick<Draft, "text" | "empty" | "forget" | "restore">;

/** The question being typed: it survives a reload and signing in, and goes when she signs out. */
export function useDraft(user: SessionUser | null | undefined): Draft {
  const [text, setText] = useState("");
  const owner = user?.id ?? null;
  const isKnown = user !== undefined;

  useEffect(() => {
    if (!isKnown) return;
    const stored = owner === null ? readDraft(null) : adoptDraft(owner);
    // oxlint-disable-next-line react/set-state-in-effect -- storage can only be read once the prerendered page is hydrated
    setText((typed) => typed || stored);
  }, [isKnown, owner]);

  useEffect(
    () =>
      onPersonalDataCleared(() => {
        // Listeners are told first and the storage is emptied right after.
        queueMicrotask(() => setText(readDraft(owner)));
      }),
    [owner],
  );

  const write = useCallback(
    (next: string) => {
      setText(next);
      writeDraft(owner, next);
    },
    [owner],
  );

  const empty = useCallback(() => setText(""), []);

  const forget = useCallback(
    (sent: string) => {
      if (readDraft(owner).trim() === sent) writeDraft(owner, "");
    },
    [owner],
  );

  const forgetSent = useCallback(
    (sent: string) => {
      forget(sent);
      setText((typed) => (typed.trim() === sent ? "" : typed));
    },
    [forget],
  );

  const restore = useCallback((unsent: string) => setText((typed) => typed || unsent), []);

  return { text, write, empty, forget, forgetSent, restore };
}
