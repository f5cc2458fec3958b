import { Copy } from "lucide-react";

import { IconButton } from "@/components/icon-button";

import { plainText } from "./markdown";

export type CopyButtonProps = { text: string; onSay: (sentence: string) => void };

/** Puts the words of an answer where she can paste them, and says whether that worked. */
export async function copyAnswer({ text, onSay }: CopyButtonProps): Promise<void> {
  try {
    await navigator.clipboard.writeText(plainText(text));
    onSay("Answer copied.");
  } catch {
    // Some browsers refuse; the text on the screen can still be selected.
    onSay("The answer could not be copied. Select its text to copy it.");
  }
}

/** Copies the words of an answer. */
export function CopyButton(props: CopyButtonProps) {
  return <IconButton Icon={Copy} label="Copy answer" onClick={() => void copyAnswer(props)} />;
}
