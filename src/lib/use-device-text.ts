import { useState, useSyncExternalStore } from "react";

import { readText, writeText } from "./storage";

const listeners = new Set<() => void>();

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
    for (const listener of listeners) listener();
  }

  return [text ?? kept, keep];
}
