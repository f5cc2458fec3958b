import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";

import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { TextField } from "@/components/text-field";
import { DialogFooter } from "@/components/ui/dialog";
import { sendVisitorNotice } from "@/lib/email-notice";
import { paths } from "@/lib/paths";
import type { SessionUser } from "@/lib/session";
import { settings } from "@/lib/settings";
import { useLoadSupabase } from "@/lib/supabase";
import type { Visitor } from "@/lib/visitor";

import { knownName, registerVisitor } from "./visitor-api";
import { visitorSchema } from "./visitor-schema";

export type WelcomeFormProps = {
  user: SessionUser | null;
  onEntered: (visitor: Visitor) => void;
  onCancel: () => void;
};

/** Name and e-mail, who gets them and why; lets her in once they are recorded. */
export function WelcomeForm({ user, onEntered, onCancel }: WelcomeFormProps) {
  const load = useLoadSupabase();
  const form = useForm<Visitor, unknown, Visitor>({
    resolver: standardSchemaResolver(visitorSchema),
    defaultValues:
      user === null
        ? { name: "", email: "" }
        : async () => ({ name: await knownName(load, user.id), email: user.email }),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = form.formState;

  async function send(visitor: Visitor): Promise<void> {
    const registration = await registerVisitor(load, visitor);
    if (!registration.ok) {
      form.setError("root", { message: registration.message });
      return;
    }
    if (settings.emailJs !== null) await sendVisitorNotice(settings.emailJs, visitor);
    form.reset({ name: "", email: "" });
    onEntered(visitor);
  }

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(send)} className="grid gap-4">
      <TextField
        label="Name"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...form.register("name")}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
        {...form.register("email")}
      />
      <p className="text-sm text-ink-2">
        Your name and email go to {settings.providerName}, so that they know who reads the
        resources. They are kept for 12 months at most, and you are asked once on this device.{" "}
        <a
          href={paths.privacyPolicy}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-block py-0.5 text-primary underline"
        >
          Privacy Policy<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
      {errors.root?.message && (
        <Note tone="danger" role="alert">
          <p className="text-md">{errors.root.message}</p>
        </Note>
      )}
      <DialogFooter className="mt-0!">
        <Button variant="outline" className="max-[380px]:px-3!" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          className="max-[380px]:px-3!"
          isBusy={isSubmitting}
          busyLabel="Sending..."
        >
          Submit
        </Button>
      </DialogFooter>
    </form>
  );
}
