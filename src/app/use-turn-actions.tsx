import { type ReactNode, type RefObject, useCallback, useMemo } from "react";

import { ArrivingAnswer } from "@/app/arriving-answer";
import { acknowledgement } from "@/content/companion-intro";
import { symptomPanelTexts } from "@/content/symptoms";
import type { Message } from "@/domain/message";
import type { OpenQuestion } from "@/domain/open-question";
import { Answer } from "@/features/answer/answer";
import { PartialAnswer } from "@/features/answer/partial-answer";
import type { useAsking } from "@/features/asking/use-asking";
import type { Draft } from "@/features/composer/use-draft";
import { isSymptomMessage } from "@/features/symptom-panel/symptom-message";
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

/** What can be done with each turn and how it is drawn; stays the same over every word that arrives. */
export function useTurnActions({ userId, onSay, onDelete, ...changing }: TurnActionsOptions) {
  const latest = useLatest(changing);
  const isDanger = changing.danger.report !== null;

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
      onAskAgain: (text: string) => {
        latest.current.danger.check(text, () => latest.current.asking.askWords(text));
      },
      onEdit: (text: string) => {
        const { draft, inputRef } = latest.current;
        const typed = draft.text.trim();
        draft.write(typed === "" ? text : `${typed}\n${text}`);
        inputRef.current?.focus();
      },
      onDelete,
      renderAnswer: ({ content, origin, citations, stopped }: Message, actions: ReactNode) => (
        <Answer
          text={content}
          origin={origin}
          citations={citations}
          isStopped={stopped}
          onSay={onSay}
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
