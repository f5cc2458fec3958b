import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useState } from "react";

import { cn } from "@/lib/cn";

export type ToastVariant = "default" | "success" | "destructive";
export type ToastMessage = {
  title: string;
  description?: string | undefined;
  variant?: ToastVariant | undefined;
};

const successMs = 6000;

const looks = {
  default: { Icon: Info, edge: "border-s-primary", icon: "text-primary" },
  success: { Icon: CircleCheck, edge: "border-s-success", icon: "text-success" },
  destructive: { Icon: CircleAlert, edge: "border-s-danger", icon: "text-danger" },
} as const satisfies Record<ToastVariant, unknown>;

/** One message on a card; all but errors leave by themselves, though not while she points at or is inside the card. */
function ToastCard({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const variant = message.variant ?? "default";
  const { Icon, edge, icon } = looks[variant];
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (variant === "destructive" || isHeld) {
      return undefined;
    }
    const timer = setTimeout(onClose, successMs);
    return () => clearTimeout(timer);
  }, [variant, isHeld, onClose]);

  return (
    <div
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={cn(
        "toast-card pointer-events-auto flex items-start gap-3 rounded-1 border border-s-[5px] border-line bg-surface py-3 ps-4 pe-2 text-ink shadow-2",
        edge,
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className={cn("mt-1 size-5 shrink-0", icon)} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{message.title}</p>
        {message.description && <p className="text-sm text-ink-2">{message.description}</p>}
      </div>
      <button
        type="button"
        aria-label="Close message"
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center self-center rounded-1 hover:bg-primary-soft"
      >
        <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
    </div>
  );
}

/** The place where messages appear; both live regions are there from the start, so that each message is spoken. */
export function ToastRegion({
  message,
  onClose,
}: {
  message: ToastMessage | undefined;
  onClose: () => void;
}) {
  const isError = message?.variant === "destructive";
  const card = message && <ToastCard key={message.title} message={message} onClose={onClose} />;
  return (
    <div
      data-toasts
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-50 mx-auto max-w-[400px] md:start-6 md:end-auto md:mx-0 md:w-[400px]"
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold paragraphs */}
      <div role="status" aria-live="polite">
        {!isError && card}
      </div>
      <div role="alert" aria-live="assertive">
        {isError && card}
      </div>
    </div>
  );
}
