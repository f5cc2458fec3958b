import { useRef } from "react";

import { messageWithNote, typedWords } from "@shared/contracts/message-parts";
import type { OutgoingDraft } from "@/features/chat/composer/use-draft";

import type { Attachment } from "./open-file";
import type { Attaching } from "./use-attachment";

/** The message as it is sent, her words and her attachment, which come back together when it cannot be. */
export function useOutgoing(draft: OutgoingDraft, attaching: Attaching): OutgoingDraft {
  const sent = useRef<{ message: string; typed: string; attachment: Attachment } | null>(null);
  const { attachment } = attaching;
  const message = messageWithNote(draft.text, attachment?.note ?? null);
  return {
    text: message,
    empty: () => {
      // A photo whose text she has not checked is no part of the message and waits for the next.
      const isIncluded = attachment !== null && attachment.note !== null;
      sent.current = isIncluded ? { message, typed: draft.text, attachment } : null;
      draft.empty();
      if (isIncluded) attaching.put(null);
    },
    forget: (arrived) => draft.forget(typedWords(arrived)),
    restore: (unsent) => {
      const whole = sent.current?.message === unsent ? sent.current : null;
      draft.restore(whole?.typed ?? unsent);
      if (whole !== null) attaching.put(whole.attachment);
    },
  };
}
