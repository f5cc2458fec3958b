import { useState, useSyncExternalStore } from "react";

import { onPersonalDataCleared } from "./personal-data";
import { readText, writeText } from "./storage";

const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

// Storage is emptied right after the listeners are told.
onPersonalDataCleared(() => queueMicrotask(tellListeners));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** A text that this device keeps, and the way to change it; null until the browser has been asked. */
export function useDeviceText(key: string): [text: string | null, keep: (text: string) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => readText("device", key),
    () => null,
  );
  /** For a browser that keeps nothing. */
  const [text, setText] = useState<string | null>(null);

  function keep(next: string): void {
    setText(writeText("device", key, next) ? null : next);
    tellListeners();
  }

  return [text ?? kept, keep];
}
