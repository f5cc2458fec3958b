import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";

import type { OpenQuestion } from "@/domain/message";
import type { Outgoing } from "@/features/chat/attachments/use-outgoing";
import type { Rate } from "@/features/chat/rating/use-rating-dialog";
import type { Asking } from "@/features/chat/sending/use-asking";
import type { Danger } from "@/features/urgent-help/use-danger";

/** A value as it was last drawn, for handlers that must stay the same while it changes. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** What can be done with a turn. */
export type TurnActions = {
  onRetry: (question: OpenQuestion) => void;
  onCancel: (question: OpenQuestion) => void;
  /** Asks words once more, or others that she may have meant, as a new question. */
  onAsk: (text: string) => void;
  /** Puts her newest question back into the field, and what went with it beside it. */
  onEdit: (text: string) => void;
  /** Leads to the field, for words of her own. */
  onWrite: () => void;
  onDelete: (id: string) => void;
  onRate: Rate;
  /** Speaks a short sentence to screen readers. */
  onSay: (sentence: string) => void;
};

export type TurnActionsOptions = {
  asking: Asking;
  danger: Danger;
  outgoing: Outgoing;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onSay: (sentence: string) => void;
  onDelete: (id: string) => void;
  onRate: Rate;
};

/** What can be done with each turn; stays the same over every word that arrives. */
export function useTurnActions(options: TurnActionsOptions): TurnActions {
  const { onSay, onDelete, onRate, ...changing } = options;
  const latest = useLatest(changing);
  return useMemo(
    () => ({
      onRetry: (question) => latest.current.asking.retry(question),
      onCancel: (question) => latest.current.asking.cancel(question),
      onAsk: (text) => {
        const { asking, danger } = latest.current;
        if (!asking.isBusy) danger.check(text, () => asking.askWords(text));
      },
      onEdit: (text) => {
        latest.current.outgoing.takeBack(text);
        latest.current.inputRef.current?.focus();
      },
      onWrite: () => latest.current.inputRef.current?.focus(),
      onDelete,
      onRate,
      onSay,
    }),
    [latest, onDelete, onRate, onSay],
  );
}
