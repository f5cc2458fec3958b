import { EXPORT_FORMATS, type ExportFormat, exportTexts } from "@/content/record-export";
import { cn } from "@/lib/cn";

type FormatChoiceProps = {
  chosen: ExportFormat;
  onChoose: (format: ExportFormat) => void;
};

/** The forms in which she can take her record along, each with what it is for. */
export function FormatChoice({ chosen, onChoose }: FormatChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-3">
        <h2 className="text-xl">What is it for?</h2>
      </legend>
      <div className="grid gap-2">
        {EXPORT_FORMATS.map((format) => {
          const { name, use } = exportTexts.formats[format];
          return (
            <label
              key={format}
              className={cn(
                "flex cursor-pointer gap-4 rounded-2 border-[1.5px] p-4 leading-snug hover:border-primary",
                format === chosen
                  ? "border-primary bg-primary-soft inset-ring-1 inset-ring-primary"
                  : "border-line bg-surface",
              )}
            >
              <input
                type="radio"
                name="record-form"
                checked={format === chosen}
                onChange={() => onChoose(format)}
                aria-labelledby={`record-form-${format}`}
                aria-describedby={`record-form-${format}-use`}
                className="mt-px size-6 shrink-0 accent-primary"
              />
              <span className="grid gap-1">
                <span id={`record-form-${format}`} className="font-semibold">
                  {name}
                </span>
                <span id={`record-form-${format}-use`} className="text-sm text-ink-2">
                  {use}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
