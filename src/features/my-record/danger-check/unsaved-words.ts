import { useEffect, useState } from "react";

import { onPersonalDataCleared } from "@/lib/personal-data";

/** What she has typed and is not saved, by what it is about. It lies in the memory of this page alone, because it is not checked yet. */
const unsaved = new Map<string, string>();

/** Lets go of all words that are not saved. */
export function dropUnsavedWords(): void {
  unsaved.clear();
}

onPersonalDataCleared(dropUnsavedWords);

/** Whether she has left words about this that are not saved. */
export function hasUnsavedWords(about: string): boolean {
  return unsaved.has(about);
}

/** Words that she types over those that are kept; what she leaves unsaved is there when she comes back in this visit. */
export function useUnsavedWords(about: string, kept: string) {
  const [typed, setTyped] = useState(unsaved.get(about) ?? kept);

  useEffect(() => {
    if (typed.trim() === kept) unsaved.delete(about);
    else unsaved.set(about, typed);
  }, [about, typed, kept]);

  return [typed, setTyped] as const;
}
