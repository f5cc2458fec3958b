import { useState } from "react";

import { Button, ButtonLink } from "@/components/button";
import { Note } from "@/components/note";
import { Spinner } from "@/components/spinner";
import { useSession } from "@/lib/session";
import { hasOpenRecovery } from "@/lib/storage";

import { resetLinkRequestPath } from "./auth-address";
import { ResetPasswordForm } from "./reset-password-form";
import { useRecovery } from "./use-recovery";

function ExpiredLink() {
  return (
    <div className="grid justify-items-start gap-6">
      <Note tone="warning" role="alert" title="This link no longer works">
        <p className="text-md">
          It may be too old or was used before. Ask for a new one and open it within 15 minutes.
        </p>
      </Note>
      <ButtonLink to={resetLinkRequestPath}>Get a new link</ButtonLink>
    </div>
  );
}

function MissingLink() {
  return (
    <Note tone="info" title="Start from your email">
      <p className="text-md">
        To set a new password, open the link in the email we sent you. No email?
      </p>
      <ButtonLink to={resetLinkRequestPath} variant="link" size="sm">
        Get a new link
      </ButtonLink>
    </Note>
  );
}

function RecoveryAttempt({ onRetry }: { onRetry: () => void }) {
  const { user, isLoading } = useSession();
  const recovery = useRecovery();

  if (recovery.step === "checking" || isLoading) return <Spinner label="Checking your link" />;
  if (recovery.step === "expired") return <ExpiredLink />;
  if (recovery.step === "interrupted") {
    return (
      <div className="grid justify-items-start gap-6">
        <Note tone="danger" role="alert">
          <p className="text-md">{recovery.message}</p>
        </Note>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    );
  }
  return (
    <div className="grid gap-8">
      {user === null && !hasOpenRecovery() && <MissingLink />}
      {recovery.email && (
        <p>
          You are setting a new password for <strong>{recovery.email}</strong>.
        </p>
      )}
      <ResetPasswordForm />
    </div>
  );
}

/** Opens the reset link she came with and lets her set a new password. */
export function RecoveryPanel() {
  const [attempt, setAttempt] = useState(0);
  return <RecoveryAttempt key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}
