import { useRef } from "react";

import { messageWithNote, notesIn, typedWords } from "@shared/contracts/message-parts";
import type { Draft, OutgoingDraft } from "@/features/chat/composer/use-draft";

import type { Attachment } from "./open-file";
import type { Attaching } from "./use-attachment";

/** The lines of her record that go with the message, and the way to put them back. */
type LinesOfRecord = {
  lines: readonly string[];
  note: string | null;
  put: (lines: readonly string[]) => void;
};

type Sent = {
  message: string;
  attachment: Attachment | null;
  lines: readonly string[];
};

export type Outgoing = OutgoingDraft & {
  /** Puts the words of an earlier question into the field, after what stands there, and what went with it beside them. */
  takeBack: (message: string) => void;
};

/** The message as it is sent, her words, her attachment and lines of her record, which come back together when it cannot be. */
export function useOutgoing(
  draft: Draft,
  attaching: Attaching,
  ownRecord: LinesOfRecord,
): Outgoing {
  const sent = useRef<Sent | null>(null);
  const { attachment } = attaching;
  const { lines, note } = ownRecord;
  const withAttachment = messageWithNote(draft.text, attachment?.note ?? null);
  const message = messageWithNote(withAttachment, note);

  function putNotesBack(of: string) {
    for (const part of notesIn(of)) {
      if (part.kind === "record") ownRecord.put(part.text.split("\n"));
      else attaching.takeBack(part);
    }
  }

  return {
    text: message,
    empty: () => {
      // A photo whose text she has not checked is no part of the message and waits for the next.
      const isIncluded = attachment !== null && attachment.note !== null;
      const included = isIncluded ? attachment : null;
      sent.current = { message, attachment: included, lines };
      draft.empty();
      if (isIncluded) attaching.put(null);
      ownRecord.put([]);
    },
    forget: (arrived) => draft.forget(typedWords(arrived)),
    restore: (unsent) => {
      const whole = sent.current?.message === unsent ? sent.current : null;
      draft.restore(typedWords(unsent));
      if (whole === null) return putNotesBack(unsent);
      if (whole.attachment !== null) attaching.put(whole.attachment);
      ownRecord.put(whole.lines);
    },
    takeBack: (earlier) => {
      draft.write([draft.text.trim(), typedWords(earlier)].filter(Boolean).join("\n"));
      putNotesBack(earlier);
    },
  };
}
