import { type ReactNode, type RefObject, useCallback, useMemo } from "react";

import { ArrivingAnswer } from "./arriving-answer";
import { acknowledgement } from "@/content/companion-intro";
import { symptomPanelTexts } from "@/content/symptoms";
import type { Message } from "@/domain/message";
import type { OpenQuestion } from "@/domain/open-question";
import { Answer } from "@/features/chat/answer/answer";
import { PartialAnswer } from "@/features/chat/answer/partial-answer";
import type { useAsking } from "@/features/chat/sending/use-asking";
import type { Draft } from "@/features/chat/composer/use-draft";
import { isSymptomMessage } from "@/features/chat/symptom-panel/symptom-message";
import type { AnswerParts } from "./stored-turn";
import type { Danger } from "@/features/urgent-help/use-danger";
import { useLatest } from "@/lib/use-latest";

export type TurnActionsOptions = {
  userId: string;
  asking: ReturnType<typeof useAsking>;
  danger: Danger;
  draft: Draft;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onSay: (sentence: string) => void;
  onDelete: (id: string) => void;
};

/** Asks words that do not stand in the field, once they have been read for danger. */
function askChecked(
  { asking, danger }: Pick<TurnActionsOptions, "asking" | "danger">,
  text: string,
) {
  if (!asking.isBusy) danger.check(text, () => asking.askWords(text));
}

/** What can be done with each turn and how it is drawn; stays the same over every word that arrives. */
export function useTurnActions({ userId, onSay, onDelete, ...changing }: TurnActionsOptions) {
  const latest = useLatest(changing);
  const { isFirst: isDanger } = changing.danger;

  const renderArriving = useCallback(
    ({ id, text }: OpenQuestion) => {
      const isSymptoms = isSymptomMessage(symptomPanelTexts.opening, text);
      const words = isSymptoms ? symptomPanelTexts.acknowledgement : acknowledgement;
      return (
        <ArrivingAnswer userId={userId} questionId={id} acknowledgement={isDanger ? null : words} />
      );
    },
    [isDanger, userId],
  );

  const rest = useMemo(
    () => ({
      onRetry: (question: OpenQuestion) => latest.current.asking.retry(question),
      onCancel: (question: OpenQuestion) => latest.current.asking.cancel(question),
      onAskAgain: (text: string) => askChecked(latest.current, text),
      onEdit: (text: string) => {
        const { draft, inputRef } = latest.current;
        const typed = draft.text.trim();
        draft.write(typed === "" ? text : `${typed}\n${text}`);
        inputRef.current?.focus();
      },
      onDelete,
      renderAnswer: (message: Message, { isNewest, within, actions }: AnswerParts) => (
        <Answer
          text={message.content}
          origin={message.origin}
          citations={message.citations}
          parts={message.reply_parts}
          isStopped={message.stopped}
          onSay={onSay}
          onChoose={(question) => askChecked(latest.current, question)}
          onNone={isNewest ? () => latest.current.inputRef.current?.focus() : undefined}
          within={within}
          actions={actions}
        />
      ),
      renderPartial: (text: string, actions: ReactNode) => (
        <PartialAnswer text={text} onSay={onSay} actions={actions} />
      ),
    }),
    [latest, onDelete, onSay],
  );

  return { ...rest, renderArriving };
}
