import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";

import type { OpenQuestion } from "@/domain/open-question";
import type { ReceivedReply } from "@/lib/reply-parts";
import type { Client } from "@/lib/supabase";

import { beginArriving, stopArriving } from "./arriving";
import { limitNotice, SEND_FAILURE, serviceFailure } from "./ask-sentences";
import { askFetchedCompanion } from "./fetched-companion";
import { dropQuestion, hasQuestion, openQuestionsQuery, putQuestion } from "./open-questions";

/** What asking needs of the field in which she types. */
export type Draft = {
  text: string;
  empty: () => void;
  forget: (text: string) => void;
  restore: (text: string) => void;
};

export type SendingOptions = {
  client: Client;
  userId: string;
  draft: Draft;
  /** Earlier texts that go with a question, and the newest stored message, at the time of asking. */
  recentContext: () => { context: readonly string[]; newestId: string | null };
  onProgress: (stage: "asked" | "queued" | "stopped" | "failed") => void;
  onAnswered: (question: OpenQuestion, reply: ReceivedReply) => Promise<void>;
  /** Shows the answer to a question if it was stored after all, and tells whether it was. */
  recover: (question: OpenQuestion) => Promise<boolean>;
  onConsentNeeded: () => void;
  onSignedOut: () => void;
};

/** Sends questions, one at a time, and keeps every question until its answer is stored. */
export function useSending(options: SendingOptions) {
  const { client, userId, draft } = options;
  const cache = useQueryClient();
  const { data: questions } = useQuery(openQuestionsQuery(userId));
  const [notice, setNotice] = useState<string | null>(null);

  function put(question: OpenQuestion) {
    putQuestion(cache, userId, question);
  }

  function drop(question: OpenQuestion) {
    dropQuestion(cache, userId, question.id);
  }

  function queue(question: OpenQuestion) {
    put({ ...question, state: "queued" });
    options.onProgress("queued");
  }

  function fail(question: OpenQuestion, state: "unsent" | "failed", failure: string) {
    put({ ...question, state, failure });
    options.onProgress("failed");
  }

  /** Gives a question back to be sent later, unless it has its place among the messages already. */
  function restoreQuestion(question: OpenQuestion, earlier: OpenQuestion | null) {
    if (earlier === null) {
      drop(question);
      draft.restore(question.text);
    } else {
      put(earlier);
    }
    options.onProgress("failed");
  }

  /** Puts the stored answer in the place of a question, if there is one by now. */
  async function recover(question: OpenQuestion): Promise<boolean> {
    const isStored = await options.recover(question);
    if (isStored) drop(question);
    return isStored;
  }

  async function keepStopped(question: OpenQuestion) {
    put(question);
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
    const { context } = options.recentContext();
    const stop = new AbortController();
    put(question);
    options.onProgress("asked");
    const arriving = beginArriving(cache, userId, id, () => stop.abort());

    const outcome = await askFetchedCompanion(
      client,
      {
        id,
        message,
        context,
        user_id: userId,
        ...(question.isDangerSeen && { danger_seen: true }),
      },
      { signal: stop.signal, onText: arriving.add },
    );
    const partial = arriving.end();
    if (!hasQuestion(cache, userId, id)) {
      // Signed out meanwhile: nothing of hers may come back into this tab.
      if (outcome.kind === "signed-out") options.onSignedOut();
      return;
    }
    switch (outcome.kind) {
      case "answered":
        await options.onAnswered(question, outcome.reply);
        drop(question);
        draft.forget(message);
        return;
      case "stopped":
        if (partial !== "") draft.forget(message);
        await keepStopped({ ...question, state: "stopped", partial });
        return;
      case "unsent":
        if (earlier === null && !navigator.onLine) queue(question);
        else fail(question, "unsent", SEND_FAILURE);
        return;
      case "cut":
        draft.forget(message);
        if (!(await recover(question))) fail({ ...question, partial }, "failed", SEND_FAILURE);
        return;
      case "failed":
        fail({ ...question, partial }, "failed", serviceFailure(outcome.error));
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

  const sendQueued = useEffectEvent(() => {
    if (!navigator.onLine) return;
    const known = cache.getQueryData(openQuestionsQuery(userId).queryKey) ?? [];
    for (const question of known.filter(({ state }) => state === "queued")) {
      void send({ ...question, state: "waiting" }, null);
    }
  });

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the connection may have come back while the chat was not open
    sendQueued();
    const goOn = () => sendQueued();
    window.addEventListener("online", goOn);
    return () => window.removeEventListener("online", goOn);
  }, []);

  return {
    questions,
    notice,
    setNotice,
    put,
    send,
    recover,
    /** Ends the reply on its way and keeps what has arrived of it. */
    stop: () => {
      for (const { id } of questions) stopArriving(cache, userId, id);
    },
    /** Takes a question that waits for a connection back into the field. */
    cancel: (question: OpenQuestion) => {
      drop(question);
      draft.restore(question.text);
    },
  };
}
