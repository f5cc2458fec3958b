import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";

import { Note } from "@/components/note";
import { Page } from "@/components/page";
import { AttachButtons } from "@/features/chat/attachments/attach-buttons";
import { Composer, type Cursor } from "@/features/chat/composer/composer";
import { Dock } from "@/features/chat/composer/dock";
import { useDraft } from "@/features/chat/composer/use-draft";
import { ChatBar } from "@/features/chat/conversation/chat-bar";
import { Intro } from "@/features/chat/conversation/intro";
import { type ChatSide, SidePanels } from "@/features/chat/conversation/side-panels";
import { useSymptomList } from "@/features/chat/symptom-panel/use-symptom-list";
import { dangerPart } from "@/features/urgent-help/fetched-danger-part";
import { useDanger } from "@/features/urgent-help/use-danger";
import { cn } from "@/lib/cn";
import { lazyComponent } from "@/lib/lazy-component";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";
import { hasStoredSession } from "@/lib/storage";

import { useAutoHideBars } from "./use-auto-hide-bars";

/** Says why nothing was sent, and leads to the sign-in page and back. */
function SignedOutNote() {
  return (
    <Note tone="danger" role="alert">
      You must be logged in to send a message.{" "}
      <Link to={paths.auth} state={{ from: paths.chat }} className="font-semibold underline">
        Sign in
      </Link>
      <span className="block">What you typed stays here.</span>
    </Note>
  );
}

const signedInChat = lazyComponent(
  async () => (await import("@/features/chat/conversation/conversation")).SignedInChat,
);

/** The companion: anyone may look and type, sending needs an account. */
export function ChatPanel({ messageButton }: { messageButton: ReactNode }) {
  const { user } = useSession();
  const draft = useDraft(user);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const cursorRef = useRef<Cursor>(null);
  const [isSignInAsked, setSignInAsked] = useState(false);
  const symptomList = useSymptomList();
  const [openSide, setOpenSide] = useState<ChatSide | null>(null);
  const chat = useRef<HTMLDivElement>(null);
  useAutoHideBars(chat);
  // Beside the client that will say who she is, and not after it.
  useEffect(() => {
    if (hasStoredSession()) signedInChat.preload();
  }, []);

  const danger = useDanger({
    newestWords: null,
    repliedAsk: null,
    isWriting: user === null && (draft.text !== "" || symptomList.ticked.size > 0),
    onUnchecked: askToSignIn,
  });

  function askToSignIn() {
    setSignInAsked(true);
  }

  function tryToSend() {
    const text = draft.text.trim();
    if (text === "") setSignInAsked(false);
    else danger.check(text, askToSignIn);
  }

  /** Nothing leaves without an account, so no pattern is named either. */
  function tryToSendSymptoms(message: string) {
    setOpenSide(null);
    danger.check(message, askToSignIn);
  }

  /** Without an account a question stands in the field until she has one. */
  function tryToAsk(question: string) {
    draft.write(question);
    // A press kept since before the page was hydrated comes before it is known that nobody is signed in.
    if (!user) danger.check(question, askToSignIn);
  }

  const sides = (
    <SidePanels
      list={symptomList}
      isBusy={user !== null || danger.isChecking}
      onSend={tryToSendSymptoms}
      history={null}
      // Once she is known, what she has opened is shown by the chat that is on its way.
      open={user ? null : openSide}
      onOpen={setOpenSide}
    />
  );
  const composer = (
    <Dock onSymptoms={() => setOpenSide("symptoms")} messageButton={messageButton}>
      <Composer
        text={draft.text}
        onTextChange={draft.write}
        onSend={tryToSend}
        isReady={user === null}
        isBusy={danger.isChecking}
        inputRef={inputRef}
        cursorRef={cursorRef}
        tools={
          <AttachButtons isDisabled={user !== null} onAttach={askToSignIn} onCamera={askToSignIn} />
        }
        notice={
          <>
            {danger.problem !== null && (
              <Note tone="warning" role="alert">
                {danger.problem}
              </Note>
            )}
            {user === null && isSignInAsked && <SignedOutNote />}
          </>
        }
      />
    </Dock>
  );

  return (
    <Page title="AI Health Assistant" width="full" className="flex">
      <div
        ref={chat}
        data-without-footer
        className={cn(
          "group/chat relative flex min-h-[calc(100dvh-var(--header-height))] min-w-0 flex-1 flex-col lg:pe-80",
          // The lower edge of what stays at the top, for whatever is brought into view under it.
          "[--chat-top:calc(var(--header-height)+6rem)] lg:[--chat-top:calc(var(--header-height)+4rem)]",
          user && "lg:ps-62",
          // As soon as it is known that somebody is signed in here, before it is known who.
          user === undefined && "[[data-account=kept]_&]:lg:ps-62",
        )}
      >
        <ChatBar
          tickedCount={symptomList.ticked.size}
          {...(user && { onHistory: () => setOpenSide("history") })}
          onSymptoms={() => setOpenSide("symptoms")}
        />
        {user ? (
          <Suspense
            fallback={
              <>
                {sides}
                <p className="px-(--gutter) py-6 text-center text-ink-3">
                  Loading your messages...
                </p>
                {composer}
              </>
            }
          >
            <signedInChat.Component
              key={user.id}
              userId={user.id}
              draft={draft}
              symptomList={symptomList}
              openSide={openSide}
              onOpenSide={setOpenSide}
              inputRef={inputRef}
              cursorRef={cursorRef}
              onSignedOut={askToSignIn}
              messageButton={messageButton}
            />
          </Suspense>
        ) : (
          <>
            {sides}
            <div className="mx-auto w-full max-w-[calc(800px+2*var(--gutter))] px-(--gutter)">
              <Intro onAsk={tryToAsk} isTentative={user === undefined} />
              {user === null && danger.view !== null && danger.isFirst && (
                <div className="pb-6">
                  <Suspense>
                    <dangerPart.Component
                      view={danger.view}
                      country={null}
                      onSafe={() => {
                        danger.declareSafe();
                        inputRef.current?.focus({ preventScroll: true });
                      }}
                    />
                  </Suspense>
                </div>
              )}
            </div>
            {composer}
          </>
        )}
      </div>
    </Page>
  );
}
