import { readText, removeText, writeText } from "@/lib/storage";

const anonymousOwner = "nobody";

function draftKey(userId: string | null): string {
  return `chat-draft:${userId ?? anonymousOwner}`;
}

/** What this person, or nobody yet, has typed in this tab and not sent. */
export function readDraft(userId: string | null): string {
  return readText("tab", draftKey(userId)) ?? "";
}

/** Remembers what is typed until it is sent, the person signs out, or the tab is closed. */
export function writeDraft(userId: string | null, text: string): void {
  if (text === "") removeText("tab", draftKey(userId));
  else writeText("tab", draftKey(userId), text);
}

/** Gives what was typed before signing in to the person who then signed in. */
export function adoptDraft(userId: string): string {
  const anonymousText = readDraft(null);
  if (anonymousText === "") return readDraft(userId);
  writeDraft(null, "");
  writeDraft(userId, anonymousText);
  return anonymousText;
}
