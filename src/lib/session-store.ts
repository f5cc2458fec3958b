import type { GoTrueClient, Session } from "@supabase/auth-js";

import * as calls from "./account-calls";
import type { AuthAnswer, RecoveryLink, ResetAnswer, SignUpAnswer } from "./account-calls";
import { answerSafely, toAuthFailure } from "./auth-failure";
import { forgetConfirmation } from "./begun-confirmation";
import { followConfirmation, type LinkOutcome } from "./confirmation-link";
import { type LinkAnswer, readLinkAnswer } from "./link-answer";
import { paths } from "./paths";
import { clearCachedData, clearPersonalData } from "./personal-data";
import {
  hasStoredSession,
  readFreshToken,
  readSessionUser,
  readStoredUser,
  removeStoredSession,
  sessionStorageKey,
} from "./session-storage";
import type { SessionUser } from "./session-storage";
import type { LoadClient } from "./supabase";

/** Where a tab tells the others that she has signed out on purpose. */
export const signOutChannelName = "pcos-care-sign-out";
const longestSignOutMs = 2_000;
const longestRestoreMs = 4_000;

export type SessionActions = {
  signIn: (email: string, password: string) => Promise<AuthAnswer>;
  signUp: (email: string, password: string) => Promise<SignUpAnswer>;
  signOut: () => Promise<void>;
  requestPasswordReset: (email: string) => Promise<AuthAnswer>;
  openRecoveryLink: (link: RecoveryLink) => Promise<AuthAnswer>;
  resetPassword: (password: string) => Promise<ResetAnswer>;
  /** Erases the account of the person who is signed in, by her password, and signs her out. */
  eraseAccount: (password: string) => Promise<AuthAnswer>;
};

/** Told what became of the link that led here. */
export type TellLink = (outcome: LinkOutcome) => void;

export type SessionStore = {
  actions: SessionActions;
  /** Undefined while nobody knows yet whether somebody is signed in. */
  readUser: () => SessionUser | null | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Begins to follow the session of this browser, and a link that led here; returns the way to stop. */
  start: (tellLink: TellLink) => () => void;
};

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(), milliseconds);
  });
}

function isSamePerson(a: SessionUser | null | undefined, b: SessionUser | null): boolean {
  if (!a || !b) return a === b;
  return a.id === b.id && a.email === b.email && a.photoUrl === b.photoUrl;
}

/** Who is signed in, in this tab and, through the browser, in every other one. */
export function createSessionStore(load: LoadClient): SessionStore {
  const listeners = new Set<() => void>();
  const openedLinks = new Map<string, Promise<AuthAnswer>>();
  let user: SessionUser | null | undefined;
  let lastUserId: string | null = null;
  let stopFollowing: (() => void) | null = null;
  let channel: BroadcastChannel | null = null;

  function show(next: SessionUser | null): void {
    if (isSamePerson(user, next)) return;
    if (next === null) {
      if (user) clearCachedData();
    } else {
      if (lastUserId !== null && lastUserId !== next.id) clearPersonalData();
      lastUserId = next.id;
    }
    user = next;
    for (const listener of listeners) listener();
  }

  function forget(): void {
    removeStoredSession();
    clearPersonalData();
    lastUserId = null;
    show(null);
  }

  async function connect(): Promise<GoTrueClient> {
    const auth = await (await load("device")).openAuth();
    if (stopFollowing !== null) return auth;
    const { data } = auth.onAuthStateChange((event, session) => {
      if (session) show(readSessionUser(session.user));
      // An unreachable server leaves the stored session in place: she is still signed in.
      else if (event === "INITIAL_SESSION") show(readStoredUser());
      else if (event === "SIGNED_OUT") show(null);
    });
    stopFollowing = () => data.subscription.unsubscribe();
    return auth;
  }

  async function restore(): Promise<void> {
    if (readFreshToken() !== null) return show(readStoredUser());
    // An expired session is renewed for up to half a minute; she need not wait for that.
    setTimeout(() => {
      if (user === undefined) show(readStoredUser());
    }, longestRestoreMs);
    try {
      await connect();
    } catch {
      // Offline: her stored name will do until the client can be downloaded.
      show(readStoredUser());
      window.addEventListener("online", () => void restore(), { once: true });
    }
  }

  async function takeSession({ access_token, refresh_token }: Session): Promise<LinkOutcome> {
    const answer = await answerSafely(async () => {
      const { error } = await (await connect()).setSession({ access_token, refresh_token });
      return error ? toAuthFailure(error) : { ok: true as const };
    });
    if (!answer.ok) return "unreachable";
    forgetConfirmation();
    return "signed_in";
  }

  async function follow(link: LinkAnswer, tellLink: TellLink): Promise<void> {
    const followed = await followConfirmation(load, link);
    tellLink("session" in followed ? await takeSession(followed.session) : followed.outcome);
    if (user === undefined) show(readStoredUser());
  }

  function begin(tellLink: TellLink): void {
    const { pathname, search, hash } = window.location;
    const link = pathname === paths.resetPassword ? null : readLinkAnswer(window.location);
    if (link !== null && link.kind !== "refused" && link.isRecovery) {
      window.location.replace(`${paths.resetPassword}${search}${hash}`);
    } else if (link !== null) {
      window.history.replaceState(window.history.state, "", pathname);
      // The router would otherwise still know the tokens, and could write them back.
      window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
      void follow(link, tellLink);
      if (!hasStoredSession()) return;
    }
    if (hasStoredSession()) return void restore();
    show(null);
  }

  function noticeChange({ key, newValue }: StorageEvent): void {
    if (key !== sessionStorageKey) return;
    if (newValue === null) show(null);
    else void restore();
  }

  function start(tellLink: TellLink): () => void {
    const signOutChannel = new BroadcastChannel(signOutChannelName);
    channel = signOutChannel;
    signOutChannel.addEventListener("message", forget);
    window.addEventListener("storage", noticeChange);
    begin(tellLink);

    return () => {
      signOutChannel.close();
      channel = null;
      window.removeEventListener("storage", noticeChange);
      stopFollowing?.();
      stopFollowing = null;
    };
  }

  function openLink(name: string, link: RecoveryLink): Promise<AuthAnswer> {
    const opening = calls.openRecovery(load, link).then((answer) => {
      if (!answer.ok && answer.reason !== "refused") openedLinks.delete(name);
      return answer;
    });
    openedLinks.set(name, opening);
    return opening;
  }

  async function endSession(): Promise<void> {
    if (!hasStoredSession()) return;
    await answerSafely(async () => {
      const auth = await connect();
      await auth.signOut({ scope: "local" });
    });
  }

  async function signOut(): Promise<void> {
    await Promise.race([endSession(), pause(longestSignOutMs)]);
    forget();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    channel?.postMessage("signed out");
  }

  return {
    readUser: () => user,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    actions: {
      signOut,
      signIn: (email, password) =>
        answerSafely(async () => {
          const auth = await connect();
          const { error } = await auth.signInWithPassword({ email, password });
          return error ? toAuthFailure(error) : { ok: true };
        }),
      signUp: (email, password) => calls.signUp(load, email, password),
      requestPasswordReset: (email) => calls.requestPasswordReset(load, email),
      openRecoveryLink: (link) => {
        // A link works once, so a second reading of the same one shares the first answer.
        const name = typeof link === "string" ? link : link.accessToken;
        const answer = openedLinks.get(name) ?? openLink(name, link);
        return answer;
      },
      resetPassword: async (password) => {
        const answer = await calls.resetPassword(load, password);
        if (answer.ok) await signOut();
        return answer;
      },
      eraseAccount: async (password) => {
        const answer = await calls.eraseAccount(load, user?.email ?? "", password);
        if (answer.ok) await signOut();
        return answer;
      },
    },
  };
}
