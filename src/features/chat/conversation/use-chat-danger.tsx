import { type ReactNode, Suspense } from "react";
import { useQuery } from "@tanstack/react-query";

import {
  newestQuestionOf,
  newestWordsOf,
  questionText,
  type Turn,
} from "@/features/chat/history/turns";
import { dangerPart } from "@/features/urgent-help/fetched-danger-part";
import { type Danger, type DangerOptions, useDanger } from "@/features/urgent-help/use-danger";
import { countryKey } from "@/lib/personal-data";
import { profileQuery } from "@/lib/profile";
import { readText } from "@/lib/storage";
import type { Client } from "@/lib/supabase";

/** Her country: the saved profile's, else the one kept on this device; looked up only when it is needed. */
function useCountry(client: Client, userId: string, isNeeded: boolean): string | null {
  const { data: profile } = useQuery({ ...profileQuery(client, userId), enabled: isNeeded });
  if (!isNeeded) return null;
  return profile?.country ?? readText("device", countryKey(userId));
}

export type ChatDangerOptions = Pick<DangerOptions, "isWriting" | "onUnchecked"> & {
  client: Client;
  userId: string;
  turns: readonly Turn[];
  isAnswering: boolean;
  /** Has a question answered whose danger she has seen. */
  onAnswer: (text: string) => void;
  /** The card is gone, or the conversation went on below it: the focus needs a place. */
  onLeave: () => void;
};

export type ChatDanger = Danger & {
  /** Comes before any answer to her newest words, or before they are sent. */
  first: ReactNode;
  /** Goes with the answer to them. */
  withAnswer: ReactNode;
  /** What is asked with the answer to them, in words. */
  question: string;
  hasCard: boolean;
};

function replyTo(turns: readonly Turn[], id: string | undefined) {
  const found = turns.findLast((turn) => turn.kind === "message" && turn.message.reply_to === id);
  return found?.kind === "message" && id !== undefined ? found.message : null;
}

/** Looks for danger in her newest words, and has ready what they call for. */
export function useChatDanger(options: ChatDangerOptions): ChatDanger {
  const { client, userId, turns, isAnswering, isWriting } = options;
  const words = newestWordsOf(turns);
  const text = words === undefined ? null : questionText(words);
  const reply = replyTo(turns, words?.id);
  const danger = useDanger({
    newestWords: words === undefined || text === null ? null : { id: words.id, text },
    repliedAsk: reply?.reply_parts.ask ?? null,
    isWriting,
    onUnchecked: options.onUnchecked,
  });
  const { view, isFirst, isInThread } = danger;
  const country = useCountry(client, userId, view !== null);
  const isBeingAnswered =
    isInThread &&
    (newestQuestionOf(turns) !== words || (words?.kind === "open" && words.question.isDangerSeen));

  function answer() {
    if (danger.text === null) return;
    options.onAnswer(danger.text);
    options.onLeave();
  }

  const part = view !== null && (
    <Suspense>
      <dangerPart.Component
        view={view}
        country={country}
        isBusy={isAnswering || danger.isChecking}
        onSafe={() => {
          danger.declareSafe();
          options.onLeave();
        }}
        onAnswer={isBeingAnswered ? undefined : answer}
      />
    </Suspense>
  );
  const isAsked = view?.kind === "ask" && !isFirst && view.asking.said === null && reply !== null;
  return {
    ...danger,
    first: isFirst && part,
    withAnswer: isInThread && !isFirst && part,
    question: isAsked ? view.asking.line.question : "",
    hasCard: view?.kind === "stop",
  };
}
