import { Link } from "react-router-dom";

import { recordSigns } from "@/content/record-signs";
import type { RecordDay } from "@/domain/record/record-schema";
import { paths } from "@/lib/paths";

type DaySymptomsProps = { noted: RecordDay; onSave: (change: Partial<RecordDay>) => unknown };

/** What she felt or saw on a day; each tick is saved at once. */
export function DaySymptoms({ noted, onSave }: DaySymptomsProps) {
  function tick(id: string, isTicked: boolean): void {
    const others = noted.symptoms.filter((symptom) => symptom !== id);
    onSave({ symptoms: isTicked ? [...others, id] : others });
  }

  return (
    <fieldset>
      <legend className="sr-only">Signs</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {recordSigns.map(({ id, name, danger }) => {
          const isTicked = noted.symptoms.includes(id);
          return (
            <div key={id} className="border-b border-line">
              <label className="flex min-h-12 cursor-pointer items-center gap-3 py-2 leading-snug">
                <input
                  type="checkbox"
                  checked={isTicked}
                  onChange={(event) => tick(id, event.target.checked)}
                  className="size-6 shrink-0 accent-primary"
                />
                {name}
              </label>
              {isTicked && danger !== null && (
                <p className="pb-3 ps-9 text-sm">
                  {danger.question} If so, do not wait.{" "}
                  <Link
                    to={paths.urgentHelp}
                    className="inline-flex min-h-11 items-center font-semibold text-danger-ink underline"
                  >
                    Get urgent help
                  </Link>
                </p>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
