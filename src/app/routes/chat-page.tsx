import { lazy, Suspense, useRef, useState } from "react";

import { Page } from "@/components/page";
import { ChatHeading } from "@/features/chat/chat-heading";
import { Composer } from "@/features/composer/composer";
import { Dock } from "@/features/chat/dock";
import { Intro } from "@/features/chat/intro";
import { SafetyLine } from "@/features/chat/safety-line";
import { SignedOutNote } from "@/features/chat/signed-out-note";
import { useDraft } from "@/features/composer/use-draft";
import { ChatMessageButton } from "@/features/messaging/message-button";
import { cn } from "@/lib/cn";
import { useSession } from "@/lib/session";

const SignedInChat = lazy(async () => ({
  default: (await import("@/app/signed-in-chat")).SignedInChat,
}));

/** The companion: anyone may look and type, sending needs an account. */
export function ChatPage() {
  const { user } = useSession();
  const draft = useDraft(user);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const [isSignInAsked, setSignInAsked] = useState(false);

  function choose(question: string) {
    draft.write(question);
    inputRef.current?.focus();
  }

  const composer = (
    <Dock corner={<ChatMessageButton />}>
      <Composer
        text={draft.text}
        onTextChange={draft.write}
        onSend={() => setSignInAsked(draft.text.trim() !== "")}
        isReady={user === null}
        isBusy={false}
        inputRef={inputRef}
        notice={isSignInAsked && <SignedOutNote />}
      />
    </Dock>
  );

  return (
    <Page
      title="AI Health Assistant"
      width="full"
      className={cn(
        "relative flex min-h-[calc(100dvh-var(--header-height))] flex-col",
        user && "lg:ps-62",
      )}
    >
      <SafetyLine />
      <ChatHeading />
      {user ? (
        <Suspense
          fallback={
            <>
              <p className="px-(--gutter) py-6 text-center text-ink-3">Loading your messages...</p>
              {composer}
            </>
          }
        >
          <SignedInChat
            key={user.id}
            userId={user.id}
            draft={draft}
            inputRef={inputRef}
            onChoose={choose}
            onSignedOut={() => setSignInAsked(true)}
          />
        </Suspense>
      ) : (
        <>
          <div className="mx-auto w-full max-w-[calc(800px+2*var(--gutter))] px-(--gutter)">
            <Intro onChoose={choose} />
          </div>
          {composer}
        </>
      )}
    </Page>
  );
}
