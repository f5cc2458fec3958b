import { lazy, Suspense, useEffect, useRef, useState } from "react";

import { ChatSides, type ChatSide } from "@/app/chat-sides";
import { Page } from "@/components/page";
import { AttachButtons } from "@/features/attachments/attach-buttons";
import { ChatHeading } from "@/features/chat/chat-heading";
import { Composer, type Cursor } from "@/features/composer/composer";
import { Dock } from "@/features/chat/dock";
import { Intro } from "@/features/chat/intro";
import { SafetyLine } from "@/features/chat/safety-line";
import { SignedOutNote } from "@/features/chat/signed-out-note";
import { useDraft } from "@/features/composer/use-draft";
import { useSymptomList } from "@/features/symptom-panel/use-symptom-list";
import { ChatMessageButton } from "@/features/messaging/message-button";
import { cn } from "@/lib/cn";
import { useSession } from "@/lib/session";

const SignedInChat = lazy(async () => ({
  default: (await import("@/app/signed-in-chat")).SignedInChat,
}));

const loadDangerNotice = () => import("@/features/urgent-help/danger-notice");
const DangerNotice = lazy(async () => ({ default: (await loadDangerNotice()).DangerNotice }));

/** The companion: anyone may look and type, sending needs an account. */
export function ChatPage() {
  const { user } = useSession();
  const draft = useDraft(user);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const cursorRef = useRef<Cursor>(null);
  const [isSignInAsked, setSignInAsked] = useState(false);
  const [unsentText, setUnsentText] = useState("");
  const symptomList = useSymptomList();
  const [openSide, setOpenSide] = useState<ChatSide | null>(null);

  useEffect(() => {
    // The check for danger has to be here before the network is gone.
    if (user === null) void loadDangerNotice();
  }, [user]);

  function tryToSend() {
    setUnsentText(draft.text.trim());
    setSignInAsked(draft.text.trim() !== "");
  }

  /** Nothing leaves without an account, so no pattern is named either. */
  function tryToSendSymptoms(message: string) {
    setUnsentText(message);
    setSignInAsked(true);
    setOpenSide(null);
    return { hasDanger: true };
  }

  function choose(question: string) {
    draft.write(question);
    inputRef.current?.focus();
  }

  const sides = (
    <ChatSides
      list={symptomList}
      isBusy={user !== null}
      isMinor={false}
      onSend={tryToSendSymptoms}
      history={null}
      open={openSide}
      onOpen={setOpenSide}
    />
  );
  const composer = (
    <Dock corner={<ChatMessageButton />}>
      <Composer
        text={draft.text}
        onTextChange={draft.write}
        onSend={tryToSend}
        isReady={user === null}
        isBusy={false}
        inputRef={inputRef}
        cursorRef={cursorRef}
        tools={
          <AttachButtons
            isDisabled={user !== null}
            onAttach={() => setSignInAsked(true)}
            onCamera={() => setSignInAsked(true)}
          />
        }
        notice={isSignInAsked && <SignedOutNote />}
      />
    </Dock>
  );

  return (
    <Page
      title="AI Health Assistant"
      width="full"
      className={cn(
        "relative flex min-h-[calc(100dvh-var(--header-height))] flex-col lg:pe-80",
        user && "lg:ps-62",
      )}
    >
      <SafetyLine />
      <ChatHeading />
      {user ? (
        <Suspense
          fallback={
            <>
              {sides}
              <p className="px-(--gutter) py-6 text-center text-ink-3">Loading your messages...</p>
              {composer}
            </>
          }
        >
          <SignedInChat
            key={user.id}
            userId={user.id}
            draft={draft}
            symptomList={symptomList}
            inputRef={inputRef}
            cursorRef={cursorRef}
            onChoose={choose}
            onSignedOut={() => setSignInAsked(true)}
          />
        </Suspense>
      ) : (
        <>
          {sides}
          <div className="mx-auto w-full max-w-[calc(800px+2*var(--gutter))] px-(--gutter)">
            <Intro onChoose={choose} />
            {user === null && unsentText !== "" && (
              <Suspense fallback={null}>
                <div className="pb-6">
                  <DangerNotice text={unsentText} onSafe={() => setUnsentText("")} />
                </div>
              </Suspense>
            )}
          </div>
          {composer}
        </>
      )}
    </Page>
  );
}
