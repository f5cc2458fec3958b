import { ChatPanel } from "@/features/chat/chat-panel";
import { ChatMessageButton } from "@/features/messaging/message-button";

/** The companion: anyone may look and type, sending needs an account. */
export function ChatPage() {
  return <ChatPanel messageButton={<ChatMessageButton />} />;
}
