import { useEffect, useState } from "react";

import { MESSAGE_MAX_LENGTH } from "@shared/contracts/chat-limits";
import type { OpenQuestion } from "@/domain/message";

import { useConsent } from "./use-consent";
import { preloadCompanion, type SendingOptions, useSending } from "./use-sending";

const TOO_LONG = `Your message is too long. Shorten it to ${MESSAGE_MAX_LENGTH.toLocaleString("en")} characters, then send it.`;

export type AskingOptions = Omit<SendingOptions, "onConsentNeeded"> & {
  /** She has begun something that she may send. */
  isWriting: boolean;
};

/** Words that are asked without standing in the field. */
type Words = { text: string; isDangerSeen: boolean };

/** Sends what she typed to the companion, once she has agreed to it. */
export function useAsking(options: AskingOptions) {
  const { client, userId, draft, history, isWriting } = options;
  const consent = useConsent(client, userId, isWriting);
  useEffect(() => {
    if (isWriting) preloadCompanion();
  }, [isWriting]);
  const [consentRequests, setConsentRequests] = useState(0);
  const [isChecking, setChecking] = useState(false);
  // What waits for her consent without standing in the field.
  const [waiting, setWaiting] = useState<Words | null>(null);
  const sending = useSending({
    ...options,
    onConsentNeeded: () => {
      void consent.noteMissing();
      askForConsent();
    },
  });
  const { questions } = sending;

  const isAnswering = questions.some(({ state }) => state === "waiting");
  const isBusy =
    isAnswering ||
    isChecking ||
    consent.isBusy ||
    questions.some(({ state }) => state === "queued");

  function askForConsent() {
    setConsentRequests((requests) => requests + 1);
  }

  function askNow({ text, isDangerSeen }: Words) {
    setConsentRequests(0);
    const question: OpenQuestion = {
      id: crypto.randomUUID(),
      text,
      isDangerSeen,
      askedAt: new Date().toISOString(),
      after: history.recentContext().newestId,
      state: "waiting",
      partial: "",
      failure: null,
    };
    void sending.send(question, null);
  }

  async function askWithConsent(words: Words, onAsk: () => void) {
    setChecking(true);
    const stopped = questions.filter(({ state }) => state === "stopped");
    const [hasConsent] = await Promise.all([
      consent.isGiven(),
      // What she stopped belongs before what she asks now, and goes with it.
      ...stopped.map(sending.recover),
    ]);
    setChecking(false);
    if (!hasConsent) return askForConsent();
    onAsk();
    askNow(words);
  }

  function ask() {
    const text = draft.text.trim();
    if (text === "" || isBusy) return;
    setWaiting(null);
    if (text.length > MESSAGE_MAX_LENGTH) sending.setNotice(TOO_LONG);
    else void askWithConsent({ text, isDangerSeen: false }, draft.empty);
  }

  /** Asks words that do not stand in the field, as a new question. */
  function askWords(text: string, isDangerSeen = false) {
    if (isBusy) return;
    const words = { text, isDangerSeen };
    setWaiting(words);
    void askWithConsent(words, () => {
      setWaiting(null);
      if (isDangerSeen && text === draft.text.trim()) draft.empty();
    });
  }

  /** Has a question answered whose danger she has seen, the same one when it is still on its way. */
  function askDespiteDanger(text: string) {
    const open = questions.findLast((question) => question.text === text);
    if (open?.state === "queued") sending.noteDangerSeen(open.id);
    else if (open?.state === "unsent" || open?.state === "failed")
      retry({ ...open, isDangerSeen: true });
    else askWords(text, true);
  }

  function retry(question: OpenQuestion) {
    if (isBusy) return;
    setConsentRequests(0);
    void sending.send(question, question);
  }

  function agree() {
    consent.agree(() => {
      setConsentRequests(0);
      const typed = draft.text.trim();
      const words = waiting ?? { text: typed, isDangerSeen: false };
      if (words.text === "") return;
      if (words.text === typed) draft.empty();
      setWaiting(null);
      askNow(words);
    });
  }

  return {
    questions,
    isAnswering,
    isBusy,
    notice: sending.notice,
    ask,
    askWords,
    askDespiteDanger,
    retry,
    stop: sending.stop,
    cancel: sending.cancel,
    forget: sending.forget,
    consent: {
      ...consent,
      /** Counts every try to send without it; 0 when it is not asked for. */
      requests: consentRequests,
      /** What waits for it is a question whose danger she has seen. */
      isDespiteDanger: waiting?.isDangerSeen === true,
      agree,
      decline: () => setConsentRequests(0),
    },
  };
}

export type Asking = ReturnType<typeof useAsking>;
