import { recordLines } from "@/domain/record/record-lines";
import { openRecordStore } from "@/lib/record-store";

function nothing(): void {}

/** What of her record can go with a question, read on this device. */
export async function readLines(today: string): Promise<string[]> {
  const store = await openRecordStore(today, { onChange: nothing, onErased: nothing });
  try {
    return recordLines(await store.read(), today);
  } finally {
    store.close();
  }
}
