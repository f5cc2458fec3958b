import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { ReactNode } from "react";

import type { LinkOutcome } from "./confirmation-link";
import { createEarlySession } from "./early-session";
import type { SessionActions } from "./session-store";
import type { SessionUser } from "./session-storage";
import { useLoadSupabase } from "./supabase";

export type { SessionUser } from "./session-storage";

export type Session = SessionActions & {
  /** Undefined while nobody knows yet whether somebody is signed in. */
  user: SessionUser | null | undefined;
  isLoading: boolean;
  /** What became of the link of an account e-mail that led here; null when there was none. */
  linkOutcome: LinkOutcome | null;
};

const SessionContext = createContext<Session | null>(null);

function readNobodyKnows(): undefined {
  return undefined;
}

/** Tells the screens below who is signed in. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const load = useLoadSupabase();
  const [store] = useState(() => createEarlySession(load));
  const found = useSyncExternalStore(store.subscribe, store.readUser, readNobodyKnows);
  const [linkOutcome, tellLink] = useState<LinkOutcome | null>(null);
  useEffect(() => store.start(tellLink), [store]);

  // That nobody is signed in can wait until the page has come alive piece by piece; told at once, it would have to
  // come alive in one long piece. Somebody is shown at once.
  const [isNobodyTold, tellNobody] = useState(false);
  const isSettled = found !== undefined;
  useEffect(() => {
    if (isSettled) startTransition(() => tellNobody(true));
  }, [isSettled]);
  const user = found === null && !isNobodyTold ? undefined : found;

  const session = useMemo(
    () => ({ ...store.actions, user, isLoading: user === undefined, linkOutcome }),
    [store, user, linkOutcome],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is signed in, and the ways to change that. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("The session was asked for outside <SessionProvider>.");
  return session;
}
