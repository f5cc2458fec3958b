import { writeCopy } from "@/domain/record/record-copy";
import type { OpenRecord } from "@/features/my-record/open-record/use-open-record";

/** All of the record as a file, which can be brought back. */
export function copyFile(record: OpenRecord): File {
  const { today } = record;
  return new File([writeCopy(record, today)], `notes-${today}.json`, { type: "application/json" });
}
