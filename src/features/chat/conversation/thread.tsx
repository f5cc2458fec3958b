import type { RefObject } from "react";

import { plainText } from "@/features/chat/answer/markdown";
import type { ReceivedReply } from "@/lib/reply-parts";

import { EarlierMessages, type EarlierMessagesProps } from "./earlier-messages";
import { TurnList, type TurnListProps } from "./turn-list";

type ThreadProps = TurnListProps & {
  log: RefObject<HTMLDivElement | null>;
  earlier: EarlierMessagesProps;
};

/** Everything that she and the companion have said, with the way to what was said earlier. */
export function Thread({ log, earlier, ...list }: ThreadProps) {
  return (
    <div
      ref={log}
      role="log"
      aria-live="off"
      aria-label="Your conversation"
      tabIndex={-1}
      data-busy={list.isBusy || undefined}
      className="group/thread"
    >
      <EarlierMessages {...earlier} />
      <TurnList {...list} />
    </div>
  );
}

/** What a screen reader is told of an answer; advice is spoken by its own card. */
export function spokenAnswer({ text, origin, reply_parts }: ReceivedReply): string {
  const isAdvice = reply_parts.urgent !== undefined && origin === "guides";
  return isAdvice ? "" : plainText(text);
}
