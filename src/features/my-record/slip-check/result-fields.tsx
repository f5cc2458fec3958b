import { TextField, type TextFieldProps } from "@/components/field";

import type { ResultWords } from "./result-of-words";

type ResultFieldsProps = {
  /** What joins the field of each name to its form. */
  field: (name: keyof ResultWords) => Omit<TextFieldProps, "label">;
};

/** The fields of one result, each to be filled as it is printed on the report. */
export function ResultFields({ field }: ResultFieldsProps) {
  return (
    <>
      <TextField
        {...field("name")}
        label="Test, as printed"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="grid grid-cols-2 gap-x-4 gap-y-6">
        <TextField {...field("valueText")} label="Result" autoComplete="off" spellCheck={false} />
        <TextField
          {...field("unit")}
          label="Unit"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...field("rangeText")}
          label="Range on the report"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...field("flag")}
          label="Mark, such as H or L"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </>
  );
}
