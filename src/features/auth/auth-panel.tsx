import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

import { Note } from "@/components/note";
import { takeFocus } from "@/components/take-focus";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { isInUse } from "@/lib/input-replay";

import { wantsResetLink } from "./auth-address";
import { ForgotPasswordForm } from "./forgot-password-form";
import { SignInForm } from "./sign-in-form";
import { SignUpForm } from "./sign-up-form";

type Mode = "sign-in" | "sign-up" | "reset";

const notes = {
  created: "Your account is ready. Sign in to continue.",
  unconfirmed:
    "Almost done. We sent an email to the address you gave. Open its link, then sign in.",
  sent: "If this address has an account, an email with a reset link is on its way. It can take a few minutes.",
} as const;

/** What stands in the email field, also when it was typed before the page was hydrated. */
function emailIn(forms: HTMLElement | null): string {
  return forms?.querySelector<HTMLInputElement>("input[name=email]")?.value ?? "";
}

function AuthHeading({ isReset, takesFocus }: { isReset: boolean; takesFocus: boolean }) {
  return (
    <header className="mb-8 grid gap-3">
      <h1 tabIndex={-1} ref={takesFocus ? takeFocus : null} className="text-[2.125rem]">
        {isReset ? "Reset Password" : `Welcome to ${BRAND_NAME}`}
      </h1>
      <p className="text-ink-2">
        {isReset
          ? "Enter your email to receive a password reset link"
          : "Sign in or create an account to get started"}
      </p>
    </header>
  );
}

/** Signs a person in, opens an account, or sends a reset link. */
export function AuthPanel() {
  const { search } = useLocation();
  const [isFree, setIsFree] = useState(false);
  const [chosenMode, setMode] = useState<Mode | null>(null);
  const [note, setNote] = useState<keyof typeof notes | null>(null);
  const [typedEmail, setTypedEmail] = useState("");
  const [createdEmail, setCreatedEmail] = useState("");
  const [newsPlace, setNewsPlace] = useState<"heading" | "note" | null>(null);
  const forms = useRef<HTMLDivElement>(null);
  // The page is rendered beforehand without a query, so the browser's first render ignores it too; a form that she
  // has begun to fill in by then stays, and her address goes with her from there.
  useLayoutEffect(() => setIsFree(!isInUse(forms.current)), []);
  const mode = chosenMode ?? (isFree && wantsResetLink(search) ? "reset" : "sign-in");
  const isReset = mode === "reset";

  function goTo(next: Mode, news: keyof typeof notes | null = null): void {
    setMode(next);
    setNote(news);
    setNewsPlace(news === null ? "heading" : "note");
  }

  const news = note !== null && (
    <Note tone="success" tabIndex={-1} ref={takeFocus} className="mb-6">
      <p className="text-md">{notes[note]}</p>
    </Note>
  );

  return (
    <>
      <AuthHeading
        key={isReset ? "reset" : "welcome"}
        isReset={isReset}
        takesFocus={newsPlace === "heading"}
      />
      {isReset ? (
        <ForgotPasswordForm
          typedEmail={typedEmail}
          onSent={() => {
            setTypedEmail("");
            goTo("sign-in", "sent");
          }}
          onBack={() => goTo("sign-in")}
        />
      ) : (
        <Tabs
          ref={forms}
          value={mode}
          onValueChange={(value) => {
            setTypedEmail(emailIn(forms.current));
            setMode(value === "sign-up" ? "sign-up" : "sign-in");
            setNote(null);
            setNewsPlace(null);
          }}
        >
          <TabsList aria-label="Your account">
            <TabsTrigger value="sign-in">Sign In</TabsTrigger>
            <TabsTrigger value="sign-up">Create Account</TabsTrigger>
          </TabsList>
          <TabsContent value="sign-in">
            {news}
            <SignInForm
              typedEmail={typedEmail}
              onFailed={() => setNote(null)}
              onForgotPassword={(email) => {
                setTypedEmail(email);
                goTo("reset");
              }}
            />
          </TabsContent>
          <TabsContent value="sign-up">
            <SignUpForm
              // An address that has just got an account needs no second one.
              typedEmail={typedEmail === createdEmail ? "" : typedEmail}
              onCreated={(email, isConfirmationNeeded) => {
                setCreatedEmail(email);
                setTypedEmail(email);
                goTo("sign-in", isConfirmationNeeded ? "unconfirmed" : "created");
              }}
            />
          </TabsContent>
        </Tabs>
      )}
    </>
  );
}
