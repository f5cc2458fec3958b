import { dropUnsavedWords } from "@/features/my-record/danger-check/unsaved-words";
import { dropUnfinishedSlip } from "@/features/my-record/slip-check/unfinished-slip";

/** Lets go of all that she has begun and not kept. */
export function dropUnfinished(): void {
  dropUnfinishedSlip();
  dropUnsavedWords();
}
