import { plainText } from "@/features/chat/answer/markdown";
import type { ReceivedReply } from "@/lib/received-reply";

import { EarlierMessages, type EarlierMessagesProps } from "./earlier-messages";
import { TurnList, type TurnListProps } from "./turn-list";

type ThreadProps = TurnListProps & { earlier: EarlierMessagesProps };

/** Everything that she and the companion have said, with the way to what was said earlier. */
export function Thread({ earlier, ...list }: ThreadProps) {
  return (
    <>
      <EarlierMessages {...earlier} />
      <TurnList {...list} />
    </>
  );
}

/** What a screen reader is told of an answer; advice is spoken by its own card. */
export function spokenAnswer({ text, origin, reply_parts }: ReceivedReply): string {
  const isAdvice = reply_parts.urgent !== undefined && origin === "guides";
  return isAdvice ? "" : plainText(text);
}
