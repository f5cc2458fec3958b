import { writeCopy } from "@/domain/record/record-copy";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";
import { downloadText } from "@/lib/download";

/** Hands her all of the record as a file. */
export function downloadCopy(record: OpenRecord): void {
  const { today } = record;
  downloadText(`notes-${today}.json`, "application/json", writeCopy(record, today));
}
