import { TriangleAlert } from "lucide-react";
import { useId, useRef } from "react";

import { Button } from "@/components/button";
import { controlLook, FieldFrame } from "@/components/field";

import type { PhotoReader } from "./photo-reader";

export type PhotoTextFormProps = {
  text: string;
  onTextChange: (text: string) => void;
  implausibleValues: PhotoReader["implausibleValues"];
  onUse: () => void;
  onAnother: () => void;
};

/** The text of a photo, to be compared with the paper and corrected before it is used. */
export function PhotoTextForm({
  text,
  onTextChange,
  implausibleValues,
  onUse,
  onAnother,
}: PhotoTextFormProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const doubts = implausibleValues(text);

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
          aria-describedby={doubts.length > 0 ? `${id}-doubts ${id}-hint` : `${id}-hint`}
          onChange={(event) => onTextChange(event.target.value)}
          className={`${controlLook} resize-y`}
        />
      </FieldFrame>
      {doubts.length > 0 && (
        <div className="border-s-[5px] border-warning bg-warning-soft px-4 py-2 text-sm">
          <p id={`${id}-doubts`} className="font-semibold text-warning-ink">
            These values look unusual. Is each one the same on the paper?
          </p>
          <ul>
            {doubts.map(({ line, words }) => (
              <li key={`${line} ${words}`}>
                <button
                  type="button"
                  onClick={() => goToLine(line)}
                  className="flex min-h-11 w-full items-center gap-2 text-start underline"
                >
                  <TriangleAlert
                    aria-hidden="true"
                    strokeWidth={1.75}
                    className="size-5 shrink-0 text-warning-ink"
                  />
                  <span className="min-w-0">
                    <strong>Check this:</strong> {words}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={text.trim() === ""}>
          Use this text
        </Button>
        <Button variant="outline" onClick={onAnother}>
          Try another photo
        </Button>
      </div>
      {text.trim() === "" && <p className="text-sm text-ink-2">There is no text to use yet.</p>}
    </form>
  );
}
