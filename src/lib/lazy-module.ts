import { PageLoadError } from "./page-load-error";

export type LazyModule<Value> = {
  /** What was fetched; after a fetch that failed, the next call tries again. */
  get: () => Promise<Value>;
  /** A head start; a failure is left to whoever needs what was to come. */
  preload: () => void;
  /** What was fetched, when it is here already; null before. */
  current: () => Value | null;
  /** For React's `use`: after a failed head start it is tried once more, then the failure stays, to be shown instead. */
  read: () => Promise<Value>;
};

type Fetch<Value> = { value: Promise<Value>; hasFailed: boolean; isRead: boolean };

async function fetchValue<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (cause) {
    throw new PageLoadError("A part of the site could not be loaded.", { cause });
  }
}

/** Something of the site that is fetched when it is first wanted, once. */
export function lazyModule<Value>(load: () => Promise<Value>): LazyModule<Value> {
  let latest: Fetch<Value> | null = null;
  let fetchedValue: Value | null = null;

  function start(isRead: boolean): Promise<Value> {
    const value = fetchValue(load);
    const fetch = { value, hasFailed: false, isRead };
    latest = fetch;
    value.then(
      // React's use() reads a promise marked like this at once, so that what was fetched is whole in its first render.
      (fetched) => {
        fetchedValue = fetched;
        void Object.assign(value, { status: "fulfilled" as const, value: fetched });
        return fetched;
      },
      () => {
        fetch.hasFailed = true;
      },
    );
    return value;
  }

  function get(): Promise<Value> {
    return latest === null || latest.hasFailed ? start(false) : latest.value;
  }

  function preload(): void {
    get().catch(() => undefined);
  }

  function read(): Promise<Value> {
    if (latest !== null && (!latest.hasFailed || latest.isRead)) return latest.value;
    return start(true);
  }

  return { get, preload, read, current: () => fetchedValue };
}

/** Many texts, each fetched once by its id; null for an id that names none. */
export function lazyTexts<Text>(
  findLoader: (id: string) => (() => Promise<Text>) | null,
): (id: string) => LazyModule<Text> | null {
  const texts = new Map<string, LazyModule<Text>>();
  return (id) => {
    const known = texts.get(id);
    if (known !== undefined) return known;
    const load = findLoader(id);
    if (load === null) return null;
    const text = lazyModule(load);
    texts.set(id, text);
    return text;
  };
}
