import { useSyncExternalStore } from "react";

import { readText, removeText, writeText } from "./storage";

/** What a visitor of the resources gives once. */
export type Visitor = { name: string; email: string };

const nameKey = "userName";
const emailKey = "userEmail";
const waitingKey = "pcos-care-visitor-waits";

/** Set when the browser refuses to remember: until this page is left, she is not asked again. */
let isKnownForNow = false;

/** For a browser that keeps nothing: who waits to be recorded until this page is left. */
let waitingForNow: Visitor | null = null;

const listeners = new Set<() => void>();

/** Whether this device holds both the name and the e-mail of a visitor. */
export function isVisitorKnown(): boolean {
  return isKnownForNow || Boolean(readText("device", nameKey) && readText("device", emailKey));
}

/** Keeps a visitor's details on this device, so that she is asked once only. */
export function rememberVisitor({ name, email }: Visitor): void {
  const isKept = writeText("device", nameKey, name) && writeText("device", emailKey, email);
  isKnownForNow = !isKept;
  for (const listener of listeners) listener();
}

/** Remembers that a visitor who is let in has still to be recorded. */
export function keepWaiting(visitor: Visitor): void {
  if (!writeText("device", waitingKey, "yes")) waitingForNow = visitor;
}

export function visitorIsRecorded(): void {
  waitingForNow = null;
  removeText("device", waitingKey);
}

/** The visitor who was let in and has still to be recorded; null when there is none. */
export function readWaitingVisitor(): Visitor | null {
  const name = readText("device", nameKey);
  const email = readText("device", emailKey);
  const isWaiting = readText("device", waitingKey) !== null;
  return isWaiting && name !== null && email !== null ? { name, email } : waitingForNow;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Whether the visitor is known; undefined until the browser has been asked. */
export function useIsVisitorKnown(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, isVisitorKnown, () => undefined);
}
