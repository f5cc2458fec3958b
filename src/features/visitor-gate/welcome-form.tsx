import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";

import { Button } from "@/components/button";
import { EmailField, TextField } from "@/components/field";
import { Form } from "@/components/form";
import { DialogFooter } from "@/components/ui/dialog";
import { lazyModule } from "@/lib/lazy-module";
import { paths } from "@/lib/paths";
import { type SessionUser, useLoadSupabase } from "@/lib/session";
import { settings } from "@/lib/site-settings";
import type { Visitor } from "@/lib/visitor";

import { visitorSchema, visitorSentences } from "./visitor-schema";

const entering = lazyModule(() => import("./visitor-api"));

export type WelcomeFormProps = {
  user: SessionUser | null;
  onEntered: (visitor: Visitor) => void;
  onCancel: () => void;
};

/** Name and e-mail, who gets them and why; lets her in once they are recorded. */
export function WelcomeForm({ user, onEntered, onCancel }: WelcomeFormProps) {
  const load = useLoadSupabase();
  const form = useForm<Visitor, unknown, Visitor>({
    resolver: zodResolver(visitorSchema),
    defaultValues: { name: "", email: user?.email ?? "" },
  });
  const { errors, isSubmitting } = form.formState;
  const { getValues, setValue } = form;
  const userId = user?.id;

  useEffect(() => {
    if (userId === undefined) return;
    void entering
      .get()
      .then(({ knownName }) => knownName(load, userId))
      // Filling the name in is a kindness; without it she types it.
      .catch(() => "")
      .then((name) => getValues("name") === "" && setValue("name", name));
  }, [load, userId, getValues, setValue]);

  async function send(visitor: Visitor): Promise<void> {
    const entry = await entering
      .get()
      .then(({ enterVisitor }) => enterVisitor(load, visitor))
      .catch(() => ({ kind: "failed", message: visitorSentences.unreachable }) as const);
    if (entry.kind === "failed") form.setError("root", { message: entry.message });
    else onEntered(visitor);
  }

  return (
    <Form
      form={form}
      onSend={send}
      className="grid gap-4"
      actions={
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
      }
    >
      <TextField
        label="Name"
        autoComplete="name"
        required
        error={errors.name?.message}
        onInput={entering.preload}
        {...form.register("name")}
      />
      <EmailField
        error={errors.email?.message}
        onInput={entering.preload}
        {...form.register("email")}
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
    </Form>
  );
}
