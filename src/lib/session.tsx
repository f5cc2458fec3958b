import {
  createContext,
  startTransition,
  use,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { ReactNode } from "react";

import { answerSafely } from "./account-answers";
import type { LinkOutcome } from "./confirmation-link";
import { type LinkAnswer, readLinkAnswer } from "./link-answer";
import { paths } from "./paths";
import { clearCachedData, clearPersonalData } from "./personal-data";
import { hasStoredSession, readText, removeText, sessionStorageKey } from "./storage";
import type { Client, LoadClient, SessionPlace } from "./supabase";

export type SessionUser = { id: string; email: string; photoUrl: string | null };

export type Session = {
  /** Undefined while nobody knows yet whether somebody is signed in. */
  user: SessionUser | null | undefined;
  isLoading: boolean;
  /** What became of the link of an account e-mail that led here; null when there was none. */
  linkOutcome: LinkOutcome | null;
  /** Forgets the person on this device and ends her session, unless the server has ended all of this user's already. */
  signOut: (endedUserId?: string) => Promise<void>;
};

/** Where a tab tells the others that she has signed out on purpose. */
export const signOutChannelName = "pcos-care-sign-out";

const longestRestoreMs = 4_000;

const longestSignOutMs = 2_000;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** What the screens may know about the person behind an account; null when it is not an account. */
export function readSessionUser(user: unknown): SessionUser | null {
  if (!isRecord(user) || typeof user["id"] !== "string") return null;
  const email = typeof user["email"] === "string" ? user["email"] : "";
  const details = isRecord(user["user_metadata"]) ? user["user_metadata"] : {};
  const photo = details["avatar_url"];
  const photoUrl = typeof photo === "string" && photo.startsWith("https://") ? photo : null;
  return { id: user["id"], email, photoUrl };
}

/** Whose session the device keeps, for the time the client cannot tell: without a network it cannot renew one. */
export function readStoredUser(): SessionUser | null {
  try {
    const session: unknown = JSON.parse(readText("device", sessionStorageKey) ?? "null");
    return isRecord(session) ? readSessionUser(session["user"]) : null;
  } catch {
    // Half-written by a browser that was closed; the same as none.
    return null;
  }
}

function isSamePerson(a: SessionUser | null | undefined, b: SessionUser | null): boolean {
  if (!a || !b) return a === b;
  return a.id === b.id && a.email === b.email && a.photoUrl === b.photoUrl;
}

async function loadBrowserClient(place?: SessionPlace): Promise<Client> {
  return (await import("./supabase")).createBrowserClient(place);
}

/** Ends the session of this device on the server, as far as that can be done soon. */
async function endSession(load: LoadClient): Promise<void> {
  if (!hasStoredSession()) return;
  const isEnded = answerSafely(async () => (await load("device")).auth.signOut({ scope: "local" }));
  await Promise.race([isEnded, new Promise((resolve) => setTimeout(resolve, longestSignOutMs))]);
}

/** Few visits come by such a link, so what follows it is fetched by those alone. */
async function followLink(load: LoadClient, link: LinkAnswer): Promise<LinkOutcome> {
  try {
    const { followConfirmation } = await import("./confirmation-link");
    return await followConfirmation(load, link);
  } catch {
    // Nothing of the link has been used; it still works.
    return { kind: "unreachable" };
  }
}

/** Downloads each client once; one that did not come is tried again. */
function keepClients(load: LoadClient) {
  const clients = new Map<SessionPlace, Promise<Client>>();
  const failed = new Set<SessionPlace>();

  function start(place: SessionPlace): Promise<Client> {
    const client = load(place);
    failed.delete(place);
    clients.set(place, client);
    client.catch(() => failed.add(place));
    return client;
  }

  return {
    load(place: SessionPlace): Promise<Client> {
      const client = clients.get(place);
      return place === "memory" || client === undefined || failed.has(place)
        ? start(place)
        : client;
    },
    /** The same promise at every call, so that a component may wait for it while rendering. */
    wait: () => clients.get("device") ?? start("device"),
  };
}

/** Who is signed in, in this tab and, through the browser, in every other one. */
function createSessionStore(loadClient: LoadClient) {
  const clients = keepClients(loadClient);
  const listeners = new Set<() => void>();
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
    removeText("device", sessionStorageKey);
    clearPersonalData();
    lastUserId = null;
    show(null);
  }

  async function load(place: SessionPlace = "device"): Promise<Client> {
    const client = await clients.load(place);
    if (place !== "device" || stopFollowing !== null) return client;
    const { data } = client.auth.onAuthStateChange((event, session) => {
      if (session) show(readSessionUser(session.user));
      else if (event === "SIGNED_OUT") show(null);
    });
    stopFollowing = () => data.subscription.unsubscribe();
    return client;
  }

  async function restore(): Promise<void> {
    // An expired session is renewed for up to half a minute; she need not wait for that.
    setTimeout(() => {
      if (user === undefined) show(readStoredUser());
    }, longestRestoreMs);
    try {
      const { data } = await (await load()).auth.getSession();
      show(data.session === null ? readStoredUser() : readSessionUser(data.session.user));
    } catch {
      // Offline: her stored name will do until the client can be downloaded.
      show(readStoredUser());
      window.addEventListener("online", () => void restore(), { once: true });
    }
  }

  async function follow(link: LinkAnswer, tellLink: (outcome: LinkOutcome) => void): Promise<void> {
    tellLink(await followLink(load, link));
    if (user === undefined) show(readStoredUser());
  }

  function begin(tellLink: (outcome: LinkOutcome) => void): void {
    const { pathname, search, hash } = window.location;
    // Some hosts add a slash, and would add it again for ever.
    const isResetPage = pathname.replace(/\/$/, "") === paths.resetPassword;
    const link = isResetPage ? null : readLinkAnswer(window.location);
    if (link !== null && link.kind !== "refused" && link.isRecovery) {
      window.location.replace(`${paths.resetPassword}${search}${hash}`);
    } else if (link !== null) {
      window.history.replaceState(window.history.state, "", pathname);
      // The router would otherwise still know the tokens, and could write them back.
      window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
      void follow(link, tellLink);
      if (!hasStoredSession()) return;
    }
    if (hasStoredSession()) void restore();
    else show(null);
  }

  function noticeChange({ key, newValue }: StorageEvent): void {
    if (key !== sessionStorageKey) return;
    if (newValue === null) show(null);
    else void restore();
  }

  return {
    load,
    wait: clients.wait,
    readUser: () => user,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Begins to follow the session of this browser, and a link that led here; returns the way to stop. */
    start(tellLink: (outcome: LinkOutcome) => void): () => void {
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
    },
    signOut: async (endedUserId?: string): Promise<void> => {
      if (endedUserId === undefined || readStoredUser()?.id !== endedUserId) await endSession(load);
      forget();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
      channel?.postMessage("signed out");
    },
  };
}

type SessionStore = ReturnType<typeof createSessionStore>;

type SharedSession = Session & { store: SessionStore };

const SessionContext = createContext<SharedSession | null>(null);

function readNobodyKnows(): undefined {
  return undefined;
}

function followNothing(): () => void {
  return () => undefined;
}

type SessionProviderProps = { load?: LoadClient; children: ReactNode };

/** Tells the screens below who is signed in, and gives them the client of the backend once they need it. */
export function SessionProvider({ load = loadBrowserClient, children }: SessionProviderProps) {
  const [store] = useState(() => createSessionStore(load));
  const found = useSyncExternalStore(store.subscribe, store.readUser, readNobodyKnows);
  const [linkOutcome, tellLink] = useState<LinkOutcome | null>(null);
  useEffect(() => store.start(tellLink), [store]);

  // That nobody is signed in can wait until the page is hydrated piece by piece; told at once, it would have to
  // be hydrated in one long piece. Somebody is shown at once.
  const [isNobodyTold, tellNobody] = useState(false);
  const isSettled = found !== undefined;
  useEffect(() => {
    if (isSettled) startTransition(() => tellNobody(true));
  }, [isSettled]);
  const user = found === null && !isNobodyTold ? undefined : found;

  const session = useMemo(
    () => ({ user, isLoading: user === undefined, linkOutcome, signOut: store.signOut, store }),
    [store, user, linkOutcome],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

function useSharedSession(): SharedSession {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("The session was asked for outside <SessionProvider>.");
  return session;
}

/** Who is signed in, and the way to end that. */
export function useSession(): Session {
  const shared = useSharedSession();
  // A part that is hydrated after she is known still has to match the markup of the build, which knows nobody.
  const user = useSyncExternalStore(followNothing, () => shared.user, readNobodyKnows);
  return user === shared.user ? shared : { ...shared, user, isLoading: true };
}

/** For handlers: the way to get the client; a failed download is tried again at the next call. */
export function useLoadSupabase(): LoadClient {
  return useSharedSession().store.load;
}

/** For screens of a signed-in person, inside `<Suspense>`: waits until the client is there. */
export function useSupabase(): Client {
  return use(useSharedSession().store.wait());
}
