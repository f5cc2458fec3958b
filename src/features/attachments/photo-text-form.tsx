import { Eye } from "lucide-react";
import { useId, useRef } from "react";

import { Button } from "@/components/button";
import { controlLook, FieldFrame } from "@/components/field";
import type { DoubtfulLine } from "@shared/lab-results/doubtful-lines";

import { doubtSentences } from "./doubt-sentences";

export type PhotoTextFormProps = {
  text: string;
  onTextChange: (text: string) => void;
  /** The lines that are worth a second look. */
  doubts: readonly DoubtfulLine[];
  onUse: () => void;
  onAnother: () => void;
};

/** The text of a photo, to be compared with the paper and corrected before it is used. */
export function PhotoTextForm({
  text,
  onTextChange,
  doubts,
  onUse,
  onAnother,
}: PhotoTextFormProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const written = text.split("\n").filter((line) => line.trim() !== "").length;

  function goToLine(line: number) {
    const lines = text.split("\n");
    const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    field.current?.focus();
    field.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onUse();
      }}
    >
      <p id={`${id}-doubts`} className="text-lg font-semibold">
        {written === 1 ? "1 line read." : `${written} lines read.`}{" "}
        {doubts.length > 0 ? `${doubts.length} to check.` : "Compare them with the paper."}
      </p>
      {doubts.length > 0 && (
        <ul className="border-s-[5px] border-primary bg-primary-soft px-4 py-1">
          {doubts.map(({ line, words, doubt }) => (
            <li key={`${line} ${words}`} className="border-b border-line py-2 last:border-b-0">
              <button
                type="button"
                onClick={() => goToLine(line)}
                className="flex min-h-11 w-full items-start gap-3 text-start"
              >
                <Eye
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className="mt-0.5 size-5 shrink-0 text-primary"
                />
                <span className="min-w-0">
                  <strong className="text-primary">Check this:</strong>{" "}
                  <span className="font-semibold">{words}</span>
                  <span className="block text-sm text-ink-2">{doubtSentences[doubt]}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <FieldFrame
        id={id}
        label="Text from your photo"
        hint="Compare each number with the paper. A decimal point can get lost: 5.4 can turn into 54. Take out what need not be sent, such as your name."
      >
        <textarea
          id={id}
          ref={field}
          rows={8}
          value={text}
          spellCheck={false}
          aria-describedby={`${id}-doubts ${id}-hint`}
          onChange={(event) => onTextChange(event.target.value)}
          className={`${controlLook} resize-y`}
        />
      </FieldFrame>
      <Button variant="outline" className="justify-self-start" onClick={onAnother}>
        Try another photo
      </Button>
      {/* Always in view, over the padding at the foot of the dialog. */}
      <div className="sticky -bottom-6 -mx-6 grid gap-1 border-t border-line bg-surface px-6 pt-3 pb-4 lg:mx-0 lg:px-0">
        <Button type="submit" className="min-h-[52px]" disabled={text.trim() === ""}>
          Use this text
        </Button>
        <p className="text-center text-sm text-ink-2">
          {text.trim() === ""
            ? "There is no text to use yet."
            : "Nothing is sent before you press Send."}
        </p>
      </div>
    </form>
  );
}
