import { QueryClientProvider } from "@tanstack/react-query";
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";

import { typedWords } from "@shared/contracts/message-parts";
import { Note } from "@/components/note";
import { AttachDialogs, AttachedFile, AttachTools } from "@/features/chat/attachments/attach-tools";
import { useAttachment } from "@/features/chat/attachments/use-attachment";
import { useOutgoing } from "@/features/chat/attachments/use-outgoing";
import { Composer, type Cursor } from "@/features/chat/composer/composer";
import { Dock } from "@/features/chat/composer/dock";
import type { Draft } from "@/features/chat/composer/use-draft";
import { HistoryPanel } from "@/features/chat/history/history-panel";
import { daysOf, turnsOf, versionOf, withoutAdvice } from "@/features/chat/history/turns";
import { useMessages } from "@/features/chat/history/use-messages";
import { OwnRecordLines, OwnRecordTool } from "@/features/chat/own-record/own-record-part";
import { useOwnRecord } from "@/features/chat/own-record/use-own-record";
import { useRatingDialog } from "@/features/chat/rating/use-rating-dialog";
import { ConsentQuestion } from "@/features/chat/sending/consent-question";
import { useAsking } from "@/features/chat/sending/use-asking";
import type { SymptomList } from "@/features/chat/symptom-panel/use-symptom-list";
import { queryClient } from "@/lib/query-client";
import { useSupabase } from "@/lib/session";
import { useToday } from "@/lib/use-today";

import { Intro } from "./intro";
import { JumpToLatest } from "./jump-to-latest";
import { LoadFailure } from "./load-failure";
import { type ChatSide, SidePanels } from "./side-panels";
import { useChatDanger } from "./use-chat-danger";
import { useDeletion } from "./use-deletion";
import { useNewestInView } from "./use-newest-in-view";
import { spokenAnswer, useThread } from "./use-thread";
import { useTurnActions } from "./use-turn-actions";

/** What a screen reader is told while a question is on its way. */
const progressWords = {
  asked: "Answering...",
  queued: "Waiting to send.",
  stopped: "Stopped.",
  failed: "",
} as const;

export type SignedInChatProps = {
  userId: string;
  draft: Draft;
  symptomList: SymptomList;
  /** What is open on a narrow screen. */
  openSide: ChatSide | null;
  onOpenSide: (side: ChatSide | null) => void;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  cursorRef: RefObject<Cursor | null>;
  onSignedOut: () => void;
  /** Another way to get in touch, at the corner of the field. */
  messageButton: ReactNode;
};

/** Her conversation with the assistant, and where she goes on with it. */
function Conversation({
  userId,
  draft,
  symptomList,
  openSide,
  onOpenSide,
  inputRef,
  cursorRef,
  onSignedOut,
  messageButton,
}: SignedInChatProps) {
  const client = useSupabase();
  const today = useToday();
  const log = useRef<HTMLDivElement>(null);
  const [spoken, say] = useState("");
  const attaching = useAttachment();
  const ownRecord = useOwnRecord(today);
  const outgoing = useOutgoing(draft, attaching, ownRecord);
  const history = useMessages(client, userId);
  const isWriting = outgoing.text !== "" || symptomList.ticked.size > 0;
  const asking = useAsking({
    client,
    userId,
    draft: outgoing,
    isWriting,
    history,
    onProgress: (stage) => {
      if (stage === "asked" || stage === "queued") newest.follow();
      say(progressWords[stage]);
    },
    onAnswered: (reply) => say(spokenAnswer(reply)),
    onSignedOut,
  });
  const allTurns = useMemo(
    () => turnsOf(history.messages, asking.questions),
    [history.messages, asking.questions],
  );
  const { thread, ...threadCode } = useThread(
    isWriting || asking.consent.requests > 0 || allTurns.length > 0,
  );
  const danger = useChatDanger({
    client,
    userId,
    turns: allTurns,
    isWriting,
    isAnswering: asking.isAnswering,
    onUnchecked: () => onOpenSide(null),
    onAnswer: asking.askDespiteDanger,
    onLeave: () => logOrField()?.focus({ preventScroll: true }),
  });
  const { hasCard } = danger;
  const turns = useMemo(() => (hasCard ? withoutAdvice(allTurns) : allTurns), [allTurns, hasCard]);
  const days = useMemo(() => daysOf(turns), [turns]);
  const isBusy = asking.isBusy || danger.isChecking;
  const notices = [danger.problem, asking.notice].filter((notice) => notice !== null);
  // Before she has agreed nothing of hers is in the thread, and help comes before that question.
  const isHelpFirst = danger.isFirst && !danger.isInThread;
  const isSaidSafe = danger.view?.kind === "ask" && danger.view.asking.said === "no";
  const isConsentAsked =
    asking.consent.requests > 0 && (!isHelpFirst || isSaidSafe || asking.consent.isDespiteDanger);
  const hasFailed = history.hasFailed || (turns.length > 0 && threadCode.hasFailed);
  const isLoading = history.isLoading || (turns.length > 0 && thread === null && !hasFailed);
  const newest = useNewestInView(isLoading ? "" : versionOf(turns));
  const closeSide = useCallback(() => onOpenSide(null), [onOpenSide]);
  const { askToDelete, dialog: deleteDialog } = useDeletion({
    onDelete: async (id) => {
      await history.remove(id);
      asking.forget(id);
      say(id === null ? "All messages deleted." : "Message deleted.");
    },
    focusAfter: logOrField,
  });
  const rating = useRatingDialog({ client, userId, onSay: say });
  const newestQuestion = history.messages.findLast(({ sender }) => sender === "user")?.content;
  useEffect(() => {
    // Reloaded while the answer was on its way: the question stands in the thread already.
    if (history.isLoading) return;
    const sent = asking.questions.map(({ text }) => text);
    if (newestQuestion !== undefined) sent.push(newestQuestion);
    for (const words of sent) draft.forgetSent(typedWords(words));
    // oxlint-disable-next-line react/exhaustive-deps -- only what was there at the first look counts
  }, [history.isLoading]);

  function logOrField() {
    return log.current ?? inputRef.current;
  }

  function sendChecked(hasDanger: boolean) {
    if (attaching.isUnchecked && !hasDanger) attaching.review();
    else asking.ask();
  }

  function send() {
    const message = outgoing.text.trim();
    if (message === "") sendChecked(false);
    else danger.check(message, (found) => sendChecked(found?.outcome === "stop"));
  }

  function sendSymptoms(message: string) {
    onOpenSide(null);
    danger.check(message, () => asking.askWords(message));
  }

  function focusField() {
    inputRef.current?.focus({ preventScroll: true });
  }

  const turnActions = useTurnActions({
    asking,
    danger,
    outgoing,
    inputRef,
    onSay: say,
    onDelete: askToDelete,
    onRate: rating.rate,
  });

  return (
    <>
      <SidePanels
        list={symptomList}
        isBusy={isBusy}
        onSend={sendSymptoms}
        history={
          <HistoryPanel
            userId={userId}
            days={days}
            today={today}
            isBusy={isBusy}
            onDeleteAll={() => {
              onOpenSide(null);
              askToDelete(null);
            }}
            onChoose={closeSide}
          />
        }
        open={asking.consent.requests > 0 ? null : openSide}
        onOpen={onOpenSide}
      />
      <div className="mx-auto w-full max-w-[calc(800px+2*var(--gutter))] px-(--gutter) pb-6">
        {isLoading && <p className="py-6 text-ink-3">Loading your messages...</p>}
        {hasFailed && (
          <LoadFailure onRetry={threadCode.hasFailed ? threadCode.retry : history.reload} />
        )}
        {turns.length === 0 && !isLoading && !hasFailed && <Intro onAsk={turnActions.onAsk} />}
        {turns.length > 0 && !history.isLoading && (
          // Here before the code of what is in it: the field, which is disabled now, hands its focus over.
          <div
            ref={log}
            role="log"
            aria-live="off"
            aria-label="Your conversation"
            tabIndex={-1}
            data-busy={isBusy || undefined}
            className="group/thread"
          >
            {thread !== null && (
              <thread.Thread
                earlier={{ oldestId: history.messages[0]?.id, ...history.earlier }}
                days={days}
                today={today}
                afterNewestWords={danger.isInThread && danger.first}
                withNewestAnswer={danger.withAnswer}
                newestQuestionRef={newest.newestQuestion}
                userId={userId}
                isBusy={isBusy}
                isHelpFirst={danger.isFirst}
                actions={turnActions}
              />
            )}
          </div>
        )}
        {isHelpFirst && danger.first}
      </div>
      <div ref={newest.room} className="grow" />
      <output aria-label="News of your conversation" className="sr-only">
        {danger.question === "" ? spoken : `${spoken} ${danger.question}`}
      </output>
      <Dock
        ref={newest.dock}
        onSymptoms={() => onOpenSide("symptoms")}
        jump={newest.isAway && turns.length > 0 && <JumpToLatest onJump={newest.goToEnd} />}
        messageButton={messageButton}
      >
        <Composer
          text={draft.text}
          onTextChange={draft.write}
          onSend={send}
          onPasteFiles={attaching.add}
          tools={
            <>
              <AttachTools attaching={attaching} isDisabled={isBusy} />
              <OwnRecordTool ownRecord={ownRecord} isDisabled={isBusy} />
            </>
          }
          attachment={
            <>
              <AttachedFile attaching={attaching} isDisabled={isBusy} focusAfter={focusField} />
              <OwnRecordLines ownRecord={ownRecord} isDisabled={isBusy} focusAfter={focusField} />
            </>
          }
          isReady
          isBusy={isBusy}
          onStop={asking.isAnswering ? asking.stop : undefined}
          inputRef={inputRef}
          cursorRef={cursorRef}
          notice={notices.map((notice) => (
            <Note key={notice} tone="warning" role="alert">
              {notice}
            </Note>
          ))}
        />
      </Dock>
      <div ref={newest.end} />
      {isConsentAsked && (
        <ConsentQuestion
          consent={asking.consent}
          focusAfter={() => logOrField()?.focus({ preventScroll: true })}
        />
      )}
      <AttachDialogs attaching={attaching} focusAfter={focusField} />
      {deleteDialog}
      {rating.dialog}
    </>
  );
}

/** The chat of a signed-in person, with the cache that her other screens share. */
export function SignedInChat(props: SignedInChatProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Conversation {...props} />
    </QueryClientProvider>
  );
}
