import { answerSafely } from "./auth-failure";
import { readLinkAnswer } from "./link-answer";
import type { SessionActions, SessionStore, TellLink } from "./session-store";
import { hasStoredSession, sessionStorageKey } from "./session-storage";
import type { LoadClient } from "./supabase";

/** Whether somebody is signed in on this device, or comes by the link of an account e-mail. */
function mayBeSomebody(): boolean {
  return hasStoredSession() || readLinkAnswer(window.location) !== null;
}

/** Who is signed in; what following her takes is fetched once somebody is, or wants to be. */
export function createEarlySession(load: LoadClient): SessionStore {
  const listeners = new Set<() => void>();
  let isNobody = false;
  let store: SessionStore | null = null;
  let opening: Promise<SessionStore> | null = null;
  let stop: (() => void) | null = null;
  let tellLink: TellLink | null = null;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  async function fetchStore(): Promise<SessionStore> {
    const { createSessionStore } = await import("./session-store");
    const opened = createSessionStore(load);
    opened.subscribe(tell);
    if (tellLink !== null) stop = opened.start(tellLink);
    store = opened;
    tell();
    return opened;
  }

  function open(): Promise<SessionStore> {
    opening ??= fetchStore().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  function openAgainOnline(): void {
    open().catch(() => window.addEventListener("online", openAgainOnline, { once: true }));
  }

  function noticeSignIn({ key, newValue }: StorageEvent): void {
    if (store === null && key === sessionStorageKey && newValue !== null) openAgainOnline();
  }

  function start(tellLinkOutcome: TellLink): () => void {
    tellLink = tellLinkOutcome;
    window.addEventListener("storage", noticeSignIn);
    if (store !== null) stop = store.start(tellLinkOutcome);
    else if (mayBeSomebody()) openAgainOnline();
    else {
      isNobody = true;
      tell();
    }
    return () => {
      tellLink = null;
      window.removeEventListener("storage", noticeSignIn);
      stop?.();
      stop = null;
    };
  }

  const actions: SessionActions = {
    signIn: (...given) => answerSafely(async () => (await open()).actions.signIn(...given)),
    signUp: (...given) => answerSafely(async () => (await open()).actions.signUp(...given)),
    signOut: async () => (await open()).actions.signOut(),
    requestPasswordReset: (...given) =>
      answerSafely(async () => (await open()).actions.requestPasswordReset(...given)),
    openRecoveryLink: (...given) =>
      answerSafely(async () => (await open()).actions.openRecoveryLink(...given)),
    resetPassword: async (...given) => {
      // Without a connection the page has its own sentence.
      const opened = await open().catch(() => null);
      return opened === null
        ? { ok: false, message: null }
        : opened.actions.resetPassword(...given);
    },
    eraseAccount: (...given) =>
      answerSafely(async () => (await open()).actions.eraseAccount(...given)),
  };

  return {
    actions,
    readUser: () => (store === null ? (isNobody ? null : undefined) : store.readUser()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
  };
}
