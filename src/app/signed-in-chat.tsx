import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";

import { Note } from "@/components/note";
import { acknowledgement } from "@/content/companion-intro";
import { Answer } from "@/features/answer/answer";
import { plainText } from "@/features/answer/markdown";
import { Composer, type Cursor } from "@/features/composer/composer";
import { ConsentPanel } from "@/features/asking/consent-panel";
import { Dock } from "@/features/chat/dock";
import { Intro } from "@/features/chat/intro";
import { JumpToLatest } from "@/features/chat/jump-to-latest";
import { dropQuestion } from "@/features/asking/open-questions";
import { useAsking } from "@/features/asking/use-asking";
import type { Draft } from "@/features/composer/use-draft";
import { ChatMessageButton } from "@/features/messaging/message-button";
import { EarlierMessages } from "@/features/thread/earlier-messages";
import { HistoryColumn } from "@/features/thread/history-column";
import { LoadFailure } from "@/features/thread/load-failure";
import { TurnList } from "@/features/thread/turn-list";
import {
  daysOf,
  newestQuestionOf,
  questionText,
  turnsOf,
  versionOf,
} from "@/features/thread/turns";
import { useMessages } from "@/features/chat-history/use-messages";
import { useNewestInView } from "@/features/thread/use-newest-in-view";
import { DangerCard } from "@/features/urgent-help/danger-card";
import { useDanger } from "@/features/urgent-help/use-danger";
import { useCountry } from "@/features/profile/use-country";
import { useToday } from "@/lib/use-today";
import { queryClient } from "@/lib/query-client";
import { useSupabase } from "@/lib/supabase";

const DeleteDialog = lazy(async () => ({
  default: (await import("@/features/thread/delete-dialog")).DeleteDialog,
}));

export type SignedInChatProps = {
  userId: string;
  draft: Draft;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  cursorRef: RefObject<Cursor | null>;
  onChoose: (question: string) => void;
  onSignedOut: () => void;
};

/** Her conversation with the assistant, and where she goes on with it. */
function Conversation({
  userId,
  draft,
  inputRef,
  cursorRef,
  onChoose,
  onSignedOut,
}: SignedInChatProps) {
  const client = useSupabase();
  const cache = useQueryClient();
  const today = useToday();
  const log = useRef<HTMLDivElement>(null);
  const [spoken, say] = useState("");
  const [doomed, setDoomed] = useState<{ id: string | null } | null>(null);
  const history = useMessages(client, userId);
  const asking = useAsking({
    client,
    userId,
    draft,
    lookBack: history.lookBack,
    onAsked: () => {
      newest.follow();
      say("Answering...");
    },
    onAnswered: async (question, reply) => {
      await history.add(question, reply);
      say(plainText(reply.text));
    },
    onFailed: () => say(""),
    onSignedOut,
  });
  const turns = turnsOf(history.messages, asking.questions);
  const newestTurn = newestQuestionOf(turns);
  const danger = useDanger(newestTurn ? questionText(newestTurn) : null);
  const country = useCountry(client, userId, danger.report !== null);
  // Before she has agreed nothing of hers is in the thread, and help comes before that question.
  const isHelpFirst = danger.report !== null && !danger.isInThread;
  const dangerCard = danger.report && (
    <DangerCard report={danger.report} country={country} onSafe={danger.declareSafe} />
  );
  const newest = useNewestInView(versionOf(turns));
  const days = daysOf(turns);

  const newestQuestion = history.messages.findLast(({ sender }) => sender === "user")?.content;
  useEffect(() => {
    // Reloaded while the answer was on its way: the question had arrived.
    if (!history.isLoading && newestQuestion !== undefined) draft.forgetSent(newestQuestion);
    // oxlint-disable-next-line react/exhaustive-deps -- only what was there at the first look counts
  }, [history.isLoading]);

  async function deleteDoomed() {
    if (doomed === null) return;
    await history.remove(doomed.id);
    dropQuestion(cache, userId, doomed.id);
    say(doomed.id === null ? "All messages deleted." : "Message deleted.");
  }

  return (
    <>
      <HistoryColumn
        days={days}
        today={today}
        isBusy={asking.isBusy}
        onDeleteAll={() => setDoomed({ id: null })}
      />
      <div className="mx-auto w-full max-w-[calc(800px+2*var(--gutter))] px-(--gutter) pb-6">
        {history.isLoading && <p className="py-6 text-ink-3">Loading your messages...</p>}
        {history.hasFailed && <LoadFailure onRetry={history.reload} />}
        {turns.length === 0 && !history.isLoading && !history.hasFailed && (
          <Intro onChoose={onChoose} />
        )}
        {turns.length > 0 && (
          <div ref={log} role="log" aria-live="off" aria-label="Your conversation" tabIndex={-1}>
            <EarlierMessages oldestId={history.messages[0]?.id} {...history.earlier} />
            <TurnList
              days={days}
              today={today}
              acknowledgement={danger.report === null ? acknowledgement : null}
              afterNewestQuestion={danger.isInThread && dangerCard}
              newestQuestionRef={newest.newestQuestion}
              isBusy={asking.isBusy}
              onRetry={asking.retry}
              onDelete={(id) => setDoomed({ id })}
              renderAnswer={({ content, origin, citations }, actions) => (
                <Answer
                  text={content}
                  origin={origin}
                  citations={citations}
                  onSay={say}
                  actions={actions}
                />
              )}
            />
          </div>
        )}
        {isHelpFirst && dangerCard}
        {asking.consent.requests > 0 && !isHelpFirst && (
          <ConsentPanel
            key={asking.consent.requests}
            isBusy={asking.consent.isBusy}
            hasFailed={asking.consent.hasFailed}
            onAgree={asking.consent.agree}
            onDecline={() => {
              asking.consent.decline();
              inputRef.current?.focus();
            }}
          />
        )}
      </div>
      <output className="sr-only">{spoken}</output>
      <Dock corner={<ChatMessageButton />}>
        {newest.isAway && turns.length > 0 && <JumpToLatest onJump={newest.goToEnd} />}
        <Composer
          text={draft.text}
          onTextChange={draft.write}
          onSend={() => {
            danger.check(draft.text.trim());
            asking.ask();
          }}
          isReady
          isBusy={asking.isBusy}
          inputRef={inputRef}
          cursorRef={cursorRef}
          notice={
            asking.notice !== null && (
              <Note tone="warning" role="alert">
                {asking.notice}
              </Note>
            )
          }
        />
      </Dock>
      <div ref={newest.end} />
      {doomed !== null && (
        <Suspense fallback={null}>
          <DeleteDialog
            extent={doomed.id === null ? "all" : "one"}
            onDelete={deleteDoomed}
            onClose={() => setDoomed(null)}
            focusAfter={log.current ?? inputRef.current}
          />
        </Suspense>
      )}
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
