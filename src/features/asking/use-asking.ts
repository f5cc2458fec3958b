import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { type ChatReply, MESSAGE_MAX_LENGTH } from "@shared/contracts/claude-chat";
import type { OpenQuestion } from "@/domain/open-question";
import type { Client } from "@/lib/supabase";

import { askCompanion } from "./ask-companion";
import { limitNotice, SEND_FAILURE, serviceFailure } from "./ask-sentences";
import { consentQuery, giveConsent } from "./consent-query";
import { dropQuestion, hasQuestion, openQuestionsQuery, putQuestion } from "./open-questions";

const TOO_LONG = `Your message is too long. Shorten it to ${MESSAGE_MAX_LENGTH.toLocaleString("en")} characters, then send it.`;

/** What asking needs of the field in which she types. */
type Draft = {
  text: string;
  empty: () => void;
  forget: (text: string) => void;
  restore: (text: string) => void;
};

export type AskingOptions = {
  client: Client;
  userId: string;
  draft: Draft;
  /** Earlier texts that go with a question, and the newest stored message, at the time of asking. */
  lookBack: () => { context: readonly string[]; newestId: string | null };
  onAsked: () => void;
  onAnswered: (question: OpenQuestion, reply: ChatReply) => Promise<void>;
  onFailed: () => void;
  onSignedOut: () => void;
};

/** Sends what she typed to the companion and keeps every question until its answer is stored. */
export function useAsking(options: AskingOptions) {
  const { client, userId, draft } = options;
  const cache = useQueryClient();
  const consent = consentQuery(client, userId);
  useQuery(consent);
  const { data: questions } = useQuery(openQuestionsQuery(userId));
  const [notice, setNotice] = useState<string | null>(null);
  const [consentRequests, setConsentRequests] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const agreeing = useMutation({
    mutationFn: () => giveConsent(client),
  });

  const isBusy =
    isChecking || agreeing.isPending || questions.some(({ state }) => state === "waiting");

  function askForConsent() {
    setConsentRequests((requests) => requests + 1);
  }

  function fail(question: OpenQuestion, state: "unsent" | "failed", failure: string) {
    putQuestion(cache, userId, { ...question, state, failure });
    options.onFailed();
  }

  /** Gives a question back to be sent later, unless it has its place among the messages already. */
  function giveBack(question: OpenQuestion, earlier: OpenQuestion | null) {
    if (earlier === null) {
      dropQuestion(cache, userId, question.id);
      draft.restore(question.text);
    } else {
      putQuestion(cache, userId, earlier);
    }
    options.onFailed();
  }

  async function send(question: OpenQuestion, earlier: OpenQuestion | null) {
    const { id, text: message } = question;
    const { context } = options.lookBack();
    setNotice(null);
    setConsentRequests(0);
    putQuestion(cache, userId, question);
    options.onAsked();

    const outcome = await askCompanion(client, { id, message, context, user_id: userId });
    if (!hasQuestion(cache, userId, id)) {
      // Signed out meanwhile: nothing of hers may come back into this tab.
      if (outcome.kind === "signed-out") options.onSignedOut();
      return;
    }
    switch (outcome.kind) {
      case "answered":
        await options.onAnswered(question, outcome.reply);
        dropQuestion(cache, userId, id);
        draft.forget(message);
        return;
      case "unsent":
        fail(question, "unsent", SEND_FAILURE);
        return;
      case "failed":
        fail(question, "failed", serviceFailure(outcome.error));
        draft.forget(message);
        return;
      case "limited":
        giveBack(question, earlier);
        setNotice(limitNotice(outcome.sentence, outcome.waitSeconds));
        return;
      case "consent-required":
        giveBack(question, earlier);
        cache.setQueryData(consent.queryKey, false);
        askForConsent();
        return;
      case "signed-out":
        giveBack(question, earlier);
        options.onSignedOut();
    }
  }

  function askNow(text: string) {
    draft.empty();
    const question: OpenQuestion = {
      id: crypto.randomUUID(),
      text,
      askedAt: new Date().toISOString(),
      after: options.lookBack().newestId,
      state: "waiting",
      failure: null,
    };
    void send(question, null);
  }

  async function askWithConsent(text: string) {
    setChecking(true);
    // When it cannot be found out now, the companion itself refuses and asks.
    const hasConsent = await cache.ensureQueryData(consent).catch(() => true);
    setChecking(false);
    if (hasConsent) askNow(text);
    else askForConsent();
  }

  function ask() {
    const text = draft.text.trim();
    if (text === "" || isBusy) return;
    if (text.length > MESSAGE_MAX_LENGTH) setNotice(TOO_LONG);
    else void askWithConsent(text);
  }

  function retry(question: OpenQuestion) {
    if (!isBusy) void send({ ...question, state: "waiting", failure: null }, question);
  }

  function agree() {
    agreeing.mutate(undefined, {
      onSuccess: () => {
        cache.setQueryData(consent.queryKey, true);
        setConsentRequests(0);
        const text = draft.text.trim();
        if (text !== "") askNow(text);
      },
    });
  }

  return {
    questions,
    isBusy,
    notice,
    ask,
    retry,
    consent: {
      /** Counts every try to send without it; 0 when it is not asked for. */
      requests: consentRequests,
      isBusy: agreeing.isPending,
      hasFailed: agreeing.isError,
      agree,
      decline: () => setConsentRequests(0),
    },
  };
}
