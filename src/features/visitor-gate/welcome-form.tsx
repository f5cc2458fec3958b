import { type SubmitEvent, useEffect, useRef, useState } from "react";

import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { TextField } from "@/components/text-field";
import { DialogFooter } from "@/components/ui/dialog";
import { paths } from "@/lib/paths";
import { type SessionUser, useLoadSupabase } from "@/lib/session";
import { settings } from "@/lib/settings";
import type { Visitor } from "@/lib/visitor";

import type { VisitorErrors } from "./enter-visitor";
import { visitorSentences } from "./visitor-sentences";

const loadEntering = () => import("./enter-visitor");

/** A head start as soon as she types; sending tries again and reports. */
function startLoading(): void {
  loadEntering().catch(() => undefined);
}

export type WelcomeFormProps = {
  user: SessionUser | null;
  onEntered: (visitor: Visitor) => void;
  onCancel: () => void;
};

/** Name and e-mail, who gets them and why; lets her in once they are recorded. Its rules come when she begins to type. */
export function WelcomeForm({ user, onEntered, onCancel }: WelcomeFormProps) {
  const load = useLoadSupabase();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Visitor>({ name: "", email: user?.email ?? "" });
  const [errors, setErrors] = useState<VisitorErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const userId = user?.id;

  useEffect(() => {
    if (userId === undefined) return;
    void loadEntering()
      .then(({ knownName }) => knownName(load, userId))
      // Filling the name in is a kindness; without it she types it.
      .catch(() => "")
      .then((name) => setTyped((now) => (now.name === "" ? { ...now, name } : now)));
  }, [load, userId]);

  function write(field: keyof Visitor, text: string): void {
    startLoading();
    setTyped((now) => ({ ...now, [field]: text }));
    setErrors((now) => ({ ...now, [field]: undefined }));
  }

  function showErrors(found: VisitorErrors): void {
    setErrors(found);
    const first = found.name === undefined ? "email" : "name";
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setFailure(null);
    setSending(true);
    const entry = await loadEntering()
      .then(({ enterVisitor }) => enterVisitor(load, typed))
      .catch(() => ({ kind: "failed", message: visitorSentences.unreachable }) as const);
    setSending(false);
    if (entry.kind === "invalid") showErrors(entry.errors);
    else if (entry.kind === "failed") setFailure(entry.message);
    else onEntered(entry.visitor);
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      className="grid gap-4"
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        error={errors.name}
        value={typed.name}
        onChange={({ target }) => write("name", target.value)}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email}
        value={typed.email}
        onChange={({ target }) => write("email", target.value)}
      />
      <div className="grid gap-1 text-sm text-ink-2">
        <p>
          Your name and email go to {settings.providerName}, so that they know who reads the
          resources.
        </p>
        <p>
          They are kept for 12 months at most, and you are asked once on this device.{" "}
          <a
            href={paths.privacyPolicy}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-block py-0.5 text-primary underline"
          >
            Privacy Policy<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      </div>
      {failure !== null && (
        <Note tone="danger" role="alert">
          <p className="text-md">{failure}</p>
        </Note>
      )}
      <DialogFooter className="mt-0!">
        <Button variant="outline" className="max-[380px]:px-3!" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          className="max-[380px]:px-3!"
          isBusy={isSending}
          busyLabel="Sending..."
        >
          Submit
        </Button>
      </DialogFooter>
    </form>
  );
}
