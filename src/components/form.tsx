import type { ReactNode, Ref } from "react";
import {
  type FieldValues,
  type SubmitHandler,
  type UseFormReturn,
  useFormState,
} from "react-hook-form";

import { Note } from "./note";
import { takeFocus } from "./take-focus";

/** The field that takes the focus may have pushed the words above it out of view. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

export type FormProps<Typed extends FieldValues, Sent> = {
  form: UseFormReturn<Typed, unknown, Sent>;
  /** Gets what the schema made of the fields; a failure of the whole form is set as its `root` error. */
  onSend: SubmitHandler<Sent>;
  /** The buttons below the fields and the error summary. */
  actions: ReactNode;
  /** Heads the error summary, which then stands beside the buttons and takes the focus; without it, it heads the form. */
  summaryTitle?: string;
  className?: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
};

/** A form of details to send: its fields, why it could not be sent, and its buttons. */
export function Form<Typed extends FieldValues, Sent>({
  form,
  onSend,
  actions,
  summaryTitle,
  className = "grid gap-6",
  ref,
  children,
}: FormProps<Typed, Sent>) {
  const { errors } = useFormState({ control: form.control });
  const failure = errors.root?.message;
  const note = failure !== undefined && (
    <Note
      tone="danger"
      role="alert"
      title={summaryTitle}
      tabIndex={-1}
      ref={summaryTitle === undefined ? bringIntoView : takeFocus}
    >
      <p className="text-md">{failure}</p>
    </Note>
  );
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      onSubmit={form.handleSubmit(onSend)}
      className={className}
    >
      {summaryTitle === undefined && note}
      {children}
      {summaryTitle !== undefined && note}
      {actions}
    </form>
  );
}
