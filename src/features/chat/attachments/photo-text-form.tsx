import { useEffect, useId, useRef } from "react";

import { Button } from "@/components/button";
import { CheckedField } from "@/components/checked-field";
import { controlLook, FieldFrame } from "@/components/field";
import { PictureStrip } from "@/components/picture-strip";
import { doubtSentences } from "@/features/photo-reading/report-doubts";
import type { PhotoPage } from "@/features/photo-reading/image/photo-page";

import { type CheckRow, partAsked, type PhotoCheck, valueOf } from "./photo-check";

type DoubtRowProps = {
  row: CheckRow;
  value: string;
  page: PhotoPage | null;
  onValueChange: (value: string) => void;
  /** She has compared it with her paper and found it right. */
  onConfirm: () => void;
  onFocus: () => void;
};

function textsOf(row: CheckRow) {
  const { name, range, unit } = row;
  const part = partAsked(row);
  if (part === "name") return { label: "Name of the test", isLong: true };
  if (part === "range") return { label: `Range for ${name}`, suffix: unit, isLong: true };
  return { label: name, suffix: unit, detail: range && `range ${range}` };
}

/** A doubted part of a photo's text beside the strip it was read from, to be mended in place. */
function DoubtRow({ row, value, page, onValueChange, onConfirm, onFocus }: DoubtRowProps) {
  const { doubt, name, strip } = row;
  return (
    <CheckedField
      {...textsOf(row)}
      title={doubt === null ? (row.isConfirmed ? "Checked" : "Changed") : "Check this"}
      reason={doubt === null ? "The text below says the same." : doubtSentences[doubt]}
      isSettled={doubt === null}
      tabIndex={-1}
      onFocus={onFocus}
      strip={
        page &&
        strip && (
          <PictureStrip
            picture={page.picture}
            area={strip}
            alt={`The line on your photo: ${name}`}
          />
        )
      }
      field={{
        value,
        inputMode: partAsked(row) === "number" ? "decimal" : "text",
        onChange: (event) => onValueChange(event.target.value),
      }}
    >
      {doubt !== null && value.trim() !== "" && (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={onConfirm}>
          It is right
        </Button>
      )}
    </CheckedField>
  );
}

export type PhotoTextFormProps = {
  check: PhotoCheck;
  onTextChange: (text: string) => void;
  onValueChange: (row: CheckRow, value: string) => void;
  onConfirm: (row: CheckRow) => void;
  onRowFocus: (key: number) => void;
  onUse: () => void;
  onAnother: () => void;
  /** Whether the focus goes to what there is to check. */
  takesFocus: boolean;
};

/** The text of a photo, to be compared with the paper and corrected before it is used. */
export function PhotoTextForm({
  check,
  onTextChange,
  onValueChange,
  onConfirm,
  onRowFocus,
  onUse,
  onAnother,
  takesFocus,
}: PhotoTextFormProps) {
  const id = useId();
  const top = useRef<HTMLDivElement>(null);
  const { text, page, rows } = check;
  const written = text.split("\n").filter((line) => line.trim() !== "").length;
  const open = rows.filter(({ doubt }) => doubt !== null).length;

  useEffect(() => {
    if (takesFocus) top.current?.querySelector("fieldset")?.focus();
  }, [takesFocus]);

  return (
    <div ref={top} className="grid gap-4">
      <p id={`${id}-doubts`} className="text-lg font-semibold">
        {written === 1 ? "1 line read." : `${written} lines read.`}{" "}
        {open > 0 ? `${open} to check.` : "Compare them with the paper."}
      </p>
      {rows.length > 0 && (
        <ul className="-mx-6 grid gap-0.5 lg:mx-0">
          {rows.map((row) => (
            <li key={row.key}>
              <DoubtRow
                row={row}
                value={valueOf(check, row)}
                page={page}
                onValueChange={(value) => onValueChange(row, value)}
                onConfirm={() => onConfirm(row)}
                onFocus={() => onRowFocus(row.key)}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        id={`${id}-form`}
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
            rows={8}
            value={text}
            spellCheck={false}
            aria-describedby={`${id}-doubts ${id}-hint`}
            onChange={(event) => onTextChange(event.target.value)}
            className={`${controlLook} resize-y`}
          />
        </FieldFrame>
      </form>
      <Button variant="outline" className="justify-self-start" onClick={onAnother}>
        Try another photo
      </Button>
      {/* Always in view, over the padding at the foot of the dialog. */}
      <div className="sticky -bottom-6 -mx-6 grid gap-1 border-t border-line bg-surface px-6 pt-3 pb-4 lg:mx-0 lg:px-0">
        <Button
          type="submit"
          form={`${id}-form`}
          className="min-h-[52px]"
          disabled={text.trim() === ""}
        >
          Use this text
        </Button>
        <p className="text-center text-sm text-ink-2">
          {text.trim() === ""
            ? "There is no text to use yet."
            : "Nothing is sent before you press Send."}
        </p>
      </div>
    </div>
  );
}
