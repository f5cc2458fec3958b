import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { lockTexts } from "@/content/record-lock-texts";
import { copyFile } from "@/features/my-record/export/copy-file";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";
import { downloadFile } from "@/lib/download";

/** Says that nothing more can be saved, and offers a copy of what is. */
export function DeviceFull({ record }: { record: OpenRecord }) {
  return (
    <Note tone="warning" role="alert" className="mb-6">
      <p className="mb-3 text-md">{lockTexts.deviceFull}</p>
      <Button variant="outline" onClick={() => downloadFile(copyFile(record))}>
        Download a copy
      </Button>
    </Note>
  );
}
