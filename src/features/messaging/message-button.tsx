import { MessageCircle } from "lucide-react";
import { useRef } from "react";
import { useLocation } from "react-router-dom";

import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { useSettings } from "@/lib/use-settings";

import { messageAddress } from "./message-address";
import { useClickThrough } from "./use-click-through";

// A keyboard on the screen leaves no room beside what she is typing.
const whileTyping =
  "pointer-coarse:[body:has(textarea:focus,input:not([type=checkbox],[type=radio],[type=range]):focus)_&]:hidden";
const look =
  "grid place-items-center rounded-round border-[1.5px] border-ink bg-surface text-success shadow-2 hover:bg-success-soft print:hidden";

function MessageLink({ className }: { className: string }) {
  const address = messageAddress(useSettings());
  if (address === null) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Chat with us on WhatsApp (opens in a new tab)"
      className={cn(look, whileTyping, className)}
    >
      <MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-6" />
    </a>
  );
}

/** Opens a WhatsApp chat with the provider from the lower right corner of every page but the chat. */
export function MessageButton() {
  const { pathname } = useLocation();
  if (pathname.replace(/\/+$/, "") === paths.chat) return null;
  return <FloatingMessageButton key={pathname} />;
}

function FloatingMessageButton() {
  const place = useRef<HTMLElement>(null);
  useClickThrough(place);
  return (
    <aside
      ref={place}
      aria-label="Message the provider"
      className="fixed end-[calc(1rem+env(safe-area-inset-right))] bottom-[calc(1rem+env(safe-area-inset-bottom))] z-20 md:end-5 md:bottom-5 [body:has(#analytics-question)_&]:hidden"
    >
      <MessageLink className="size-14" />
    </aside>
  );
}

/** The same button inside the chat: smaller, in a place of its own among the tools beside the field. */
export function ChatMessageButton() {
  return <MessageLink className="size-12 shrink-0" />;
}
