import { Button } from "@/components/button";
import { CheckedField } from "@/components/checked-field";
import { PictureStrip } from "@/components/picture-strip";
import { doubtSentences } from "@/features/photo-reading/doubt-words";
import type { PhotoPage } from "@/features/photo-reading/image/photo-page";

import type { CheckRow } from "./photo-check";

export type DoubtRowProps = {
  row: CheckRow;
  value: string;
  page: PhotoPage | null;
  onValueChange: (value: string) => void;
  /** She has compared it with her paper and found it right. */
  onConfirm: () => void;
  onFocus: () => void;
};

function textsOf({ asked, name, range, unit }: CheckRow) {
  if (asked === "name") return { label: "Name of the test", isLong: true };
  if (asked === "range") return { label: `Range for ${name}`, suffix: unit, isLong: true };
  return { label: name, suffix: unit, detail: range && `range ${range}` };
}

/** A doubted part of a photo's text beside the strip it was read from, to be mended in place. */
export function DoubtRow({ row, value, page, onValueChange, onConfirm, onFocus }: DoubtRowProps) {
  const { doubt, asked, name, strip } = row;
  const isNumber = asked !== "name" && asked !== "range";
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
        inputMode: isNumber ? "decimal" : "text",
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
