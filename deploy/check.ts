/** What `.env` says, by the names of its settings. */
export type OwnSettings = Readonly<Record<string, string | undefined>>;

/** A site that is online, as its settings describe it. */
export type OnlineSite = {
  /** Where its pages are, without a path. */
  address: string;
  /** Where its backend answers; the same as the address where one server holds both. */
  backend: string;
  /** The backend's public key; null where the settings name none. */
  publishableKey: string | null;
  own: OwnSettings;
};

/** One thing that is looked at from outside, as any visitor could. */
export type Check = {
  name: string;
  /** What to do when it is not as it should be. */
  remedy: string;
  /** Says what is wrong, in one sentence; null when nothing is. */
  find: (site: OnlineSite) => Promise<string | null>;
};

const PATIENCE_MS = 10_000;

/** Asks for an address without following where it leads, and gives up after ten seconds. */
export function ask(address: string, request: RequestInit = {}): Promise<Response> {
  return fetch(address, {
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...request,
  });
}

/** The first fault of several looks, one after the other; null when there is none. */
export async function firstFault<Item>(
  items: readonly Item[],
  find: (item: Item) => Promise<string | null>,
): Promise<string | null> {
  for (const item of items) {
    const fault = await find(item);
    if (fault !== null) return fault;
  }
  return null;
}
