import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";

import type { OpenQuestion } from "@/domain/message";
import type { OutgoingDraft } from "@/features/chat/composer/use-draft";
import type { Messages } from "@/features/chat/history/use-messages";
import { lazyModule } from "@/lib/lazy-module";
import { onPersonalDataCleared } from "@/lib/personal-data";
import type { ReceivedReply } from "@/lib/received-reply";
import type { Client } from "@/lib/supabase";

import type { AskOptions, AskOutcome, AskRequest } from "./ask-companion";
import { limitNotice, SEND_FAILURE, serviceFailure } from "./ask-sentences";
import { keepQuestions } from "./kept-questions";
import { isOpen, type ThreadEvent } from "./thread-reducer";
import {
  isReceiving,
  readThread,
  receiveReply,
  stopReply,
  tellThread,
  useOpenQuestions,
} from "./thread-store";

export type SendingOptions = {
  client: Client;
  userId: string;
  draft: OutgoingDraft;
  history: Messages;
  onProgress: (stage: "asked" | "queued" | "stopped" | "failed") => void;
  /** Called when an answer stands among the messages. */
  onAnswered: (reply: ReceivedReply) => void;
  onConsentNeeded: () => void;
  onSignedOut: () => void;
};

const companion = lazyModule(async () => (await import("./ask-companion")).askCompanion);

/** A head start for what sending a question needs; sending it tries again. */
export function preloadCompanion(): void {
  companion.preload();
}

/** Asks the companion; a question for which the code could not be fetched counts as not sent. */
async function askCompanion(
  client: Client,
  request: AskRequest,
  options: AskOptions,
): Promise<AskOutcome> {
  const ask = await companion.get().catch(() => null);
  return ask === null ? { kind: "unsent" } : ask(client, request, options);
}

/** Sends questions, one at a time, and keeps every question until its answer is stored. */
export function useSending(options: SendingOptions) {
  const { client, userId, draft, history } = options;
  const cache = useQueryClient();
  const questions = useOpenQuestions(userId);
  const [notice, setNotice] = useState<string | null>(null);

  function tell(...events: readonly ThreadEvent[]) {
    tellThread(cache, userId, ...events);
  }

  function questionNow(id: string): OpenQuestion | undefined {
    return readThread(cache, userId).questions.find((question) => question.id === id);
  }

  function queue(question: OpenQuestion) {
    tell({ kind: "queued", question });
    options.onProgress("queued");
  }

  /** Gives a question back to be sent later, unless it has its place among the messages already. */
  function restoreQuestion({ id, text }: OpenQuestion, earlier: OpenQuestion | null) {
    tell({ kind: "restored", id, earlier });
    if (earlier === null) draft.restore(text);
    options.onProgress("failed");
  }

  /** Puts the stored answer in the place of a question, if there is one by now. */
  async function recover(question: OpenQuestion): Promise<boolean> {
    const isStored = await history.recover(question);
    if (isStored) tell({ kind: "done", id: question.id });
    return isStored;
  }

  async function keepStopped(question: OpenQuestion) {
    options.onProgress("stopped");
    // Without a connection the reply is kept whole, and that is what she finds on her next visit.
    const { error } = await client.rpc("stop_chat_turn", {
      message_id: question.id,
      shown_length: question.partial.length,
    });
    if (error === null) await recover(question);
  }

  async function send(question: OpenQuestion, earlier: OpenQuestion | null) {
    const { id, text: message } = question;
    setNotice(null);
    if (earlier === null && !navigator.onLine) {
      queue(question);
      return;
    }
    const { context } = history.recentContext();
    tell({ kind: "started", question });
    options.onProgress("asked");
    const reply = receiveReply(cache, userId, id);

    const outcome = await askCompanion(
      client,
      {
        id,
        message,
        context,
        user_id: userId,
        ...(question.isDangerSeen && { danger_seen: true }),
      },
      { signal: reply.signal, onText: reply.add },
    );
    reply.end();
    if (!isOpen(readThread(cache, userId), id)) {
      // Signed out meanwhile: nothing of hers may come back into this tab.
      if (outcome.kind === "signed-out") options.onSignedOut();
      return;
    }
    switch (outcome.kind) {
      case "answered":
        await history.add(question, outcome.reply);
        options.onAnswered(outcome.reply);
        tell({ kind: "done", id });
        draft.forget(message);
        return;
      case "stopped": {
        tell({ kind: "stopped", id });
        const stopped = questionNow(id);
        if (stopped === undefined) return;
        if (stopped.partial !== "") draft.forget(message);
        await keepStopped(stopped);
        return;
      }
      case "unsent":
        if (earlier === null && !navigator.onLine) {
          queue(question);
          return;
        }
        tell({ kind: "unsent", id, failure: SEND_FAILURE });
        options.onProgress("failed");
        return;
      case "cut":
        draft.forget(message);
        if (await recover(question)) return;
        tell({ kind: "failed", id, failure: SEND_FAILURE });
        options.onProgress("failed");
        return;
      case "failed":
        tell({ kind: "failed", id, failure: serviceFailure(outcome.error) });
        options.onProgress("failed");
        draft.forget(message);
        return;
      case "limited":
        restoreQuestion(question, earlier);
        setNotice(limitNotice(outcome.sentence, outcome.waitSeconds));
        return;
      case "consent-required":
        restoreQuestion(question, earlier);
        options.onConsentNeeded();
        return;
      case "signed-out":
        restoreQuestion(question, earlier);
        options.onSignedOut();
    }
  }

  /** Fetches the answer that a reload has interrupted: by now it is stored, still in the making, or not begun. */
  const resume = useEffectEvent(async (question: OpenQuestion) => {
    if (!(await recover(question)))
      await send(question, { ...question, state: "failed", failure: SEND_FAILURE });
  });

  useEffect(() => {
    if (history.isLoading) return;
    for (const question of readThread(cache, userId).questions) {
      if (question.state !== "waiting" || isReceiving(question.id)) continue;
      // oxlint-disable-next-line react/set-state-in-effect -- what a reload has interrupted goes on when the chat is there again
      void resume(question);
    }
  }, [cache, history.isLoading, userId]);

  // Whoever has to sign in again finds her words in the field, and nothing of hers is sent by itself.
  useEffect(() => onPersonalDataCleared(() => keepQuestions(userId, [])), [userId]);

  const sendQueued = useEffectEvent(() => {
    if (!navigator.onLine) return;
    const known = readThread(cache, userId).questions;
    for (const question of known.filter(({ state }) => state === "queued")) {
      void send(question, null);
    }
  });

  useEffect(() => {
    // What was said before goes with a question, so that "and for me?" is understood.
    if (history.isLoading) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the connection may have come back while the chat was not open
    sendQueued();
    const goOn = () => sendQueued();
    window.addEventListener("online", goOn);
    return () => window.removeEventListener("online", goOn);
  }, [history.isLoading]);

  return {
    questions,
    notice,
    setNotice,
    send,
    recover,
    /** Has a question that waits for a connection answered although its danger has been seen. */
    noteDangerSeen: (id: string) => tell({ kind: "danger-seen", id }),
    /** Ends the reply on its way and keeps what has arrived of it. */
    stop: () => {
      for (const { id } of questions) stopReply(id);
    },
    /** Takes a question that waits for a connection back into the field. */
    cancel: ({ id, text }: OpenQuestion) => {
      tell({ kind: "dropped", id });
      draft.restore(text);
    },
    /** Forgets a deleted question; all of them when none is named. */
    forget: (id: string | null) => tell({ kind: "dropped", id }),
  };
}
