import type { ReactNode } from "react";
import {
  type FieldValues,
  type SubmitHandler,
  type UseFormReturn,
  useFormState,
} from "react-hook-form";

import { Note } from "./note";

/** What was pressed may be far from the summary, so the focus goes there. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

export type FormProps<Typed extends FieldValues, Sent> = {
  form: UseFormReturn<Typed, unknown, Sent>;
  /** Gets what the schema made of the fields; a failure of the whole form is set as its `root` error. */
  onSend: SubmitHandler<Sent>;
  /** The buttons below the fields and the error summary. */
  actions: ReactNode;
  /** Heads the error summary, which then takes the focus. */
  summaryTitle?: string;
  className?: string;
  children: ReactNode;
};

/** A form of details to send: its fields, why it could not be sent, and its buttons. */
export function Form<Typed extends FieldValues, Sent>({
  form,
  onSend,
  actions,
  summaryTitle,
  className = "grid gap-6",
  children,
}: FormProps<Typed, Sent>) {
  const { errors } = useFormState({ control: form.control });
  const failure = errors.root?.message;
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(onSend)} className={className}>
      {children}
      {failure !== undefined && (
        <Note
          tone="danger"
          role="alert"
          title={summaryTitle}
          tabIndex={-1}
          ref={summaryTitle === undefined ? undefined : takeFocus}
        >
          <p className="text-md">{failure}</p>
        </Note>
      )}
      {actions}
    </form>
  );
}
