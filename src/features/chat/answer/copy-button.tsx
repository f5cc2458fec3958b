import { Copy } from "lucide-react";

import { QuietButton } from "@/components/quiet-button";

import { plainText } from "./markdown";

export type CopyButtonProps = { text: string; onSay: (sentence: string) => void };

/** Puts the words of an answer where she can paste them. */
export function CopyButton({ text, onSay }: CopyButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(plainText(text));
      onSay("Answer copied.");
    } catch {
      // Some browsers refuse; the text on the screen can still be selected.
      onSay("The answer could not be copied. Select its text to copy it.");
    }
  }

  return (
    <QuietButton aria-label="Copy answer" onClick={() => void copy()}>
      <Copy aria-hidden="true" strokeWidth={1.75} className="size-4" />
      Copy
    </QuietButton>
  );
}
