import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from "react";

import { ToastRegion, type ToastMessage } from "./toast-region";

export type { ToastMessage } from "./toast-region";

type Toasts = { toast: (message: ToastMessage) => void };

const ToastContext = createContext<Toasts | null>(null);

/** What is shown after one more message: an unread error keeps its place before another error, all else gives way. */
function withMessage(
  waiting: readonly ToastMessage[],
  message: ToastMessage,
): readonly ToastMessage[] {
  const isError = message.variant === "destructive";
  const isErrorShown = waiting[0]?.variant === "destructive";
  if (!isError || !isErrorShown) {
    return [message];
  }
  const isKnown = waiting.some(
    ({ title, description }) => title === message.title && description === message.description,
  );
  return isKnown ? waiting : [...waiting, message];
}

/** Lets any screen below it show one short message at a time. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly ToastMessage[]>([]);
  const close = useCallback(() => setWaiting((messages) => messages.slice(1)), []);
  const toasts = useMemo<Toasts>(
    () => ({ toast: (message) => setWaiting((messages) => withMessage(messages, message)) }),
    [],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion message={waiting[0]} onClose={close} />
    </ToastContext>
  );
}

/** Gives the way to show a message; only inside ToastProvider. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) {
    throw new Error("useToast needs a ToastProvider above it.");
  }
  return toasts;
}
