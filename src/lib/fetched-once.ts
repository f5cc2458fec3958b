import { PageLoadError } from "./page-load-error";

/** Finds the loader of a text by its id; null when there is no such text. */
type FindLoader<Text> = (id: string) => (() => Promise<Text>) | null;

type Fetch<Text> = { text: Promise<Text>; hasFailed: boolean; isForDrawing: boolean };

export type FetchedTexts<Text> = {
  /** A head start; a fetch that failed is tried again. Null when there is no such text. */
  load: (id: string) => Promise<Text> | null;
  /** The text to draw. After a failed head start it is tried once more; then the failure stays, to be drawn instead. */
  read: (id: string) => Promise<Text> | null;
};

async function fetchText<Text>(load: () => Promise<Text>): Promise<Text> {
  try {
    return await load();
  } catch (cause) {
    throw new PageLoadError("This text could not be loaded.", { cause });
  }
}

/** Fetches each text once. */
export function fetchedOnce<Text>(findLoader: FindLoader<Text>): FetchedTexts<Text> {
  const fetches = new Map<string, Fetch<Text>>();

  function start(id: string, load: () => Promise<Text>, isForDrawing: boolean): Promise<Text> {
    const text = fetchText(load);
    const fetch = { text, hasFailed: false, isForDrawing };
    fetches.set(id, fetch);
    text.then(
      // React's use() reads a promise marked like this at once, so that a fetched page is whole in its first render.
      (value) => Object.assign(text, { status: "fulfilled", value }),
      () => {
        fetch.hasFailed = true;
      },
    );
    return text;
  }

  function find(id: string, isForDrawing: boolean): Promise<Text> | null {
    const load = findLoader(id);
    if (load === null) return null;
    const known = fetches.get(id);
    const isDone = isForDrawing && known?.isForDrawing === true;
    if (known === undefined || (known.hasFailed && !isDone)) return start(id, load, isForDrawing);
    return known.text;
  }

  return { load: (id) => find(id, false), read: (id) => find(id, true) };
}
