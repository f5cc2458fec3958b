import { Note } from "@/components/note";
import { ScreenHeading } from "@/features/my-record/open-record/screen-heading";

/** Whether this browser understands the patterns that read a slip: Safari does from 16.4 on. */
export function canReadSlips(): boolean {
  try {
    return new RegExp("(?<=a)b").test("ab");
  } catch {
    return false;
  }
}

/** Stands in place of Labs and the check of a slip where the browser cannot run it. */
export function NewerBrowserNeeded() {
  return (
    <>
      <ScreenHeading>Labs</ScreenHeading>
      <Note tone="warning" className="max-w-measure">
        <p className="text-md">
          This browser is too old to read and show lab results. On an iPhone, update to iOS 16.4 or
          newer. What is in your record is safe.
        </p>
      </Note>
    </>
  );
}
