/** Finds the loader of a text by its id; null when there is no such text. */
type FindLoader<Text> = (id: string) => (() => Promise<Text>) | null;

/** Fetches each text once; null when there is no such text. A failed fetch is tried again next time. */
export function fetchedOnce<Text>(
  findLoader: FindLoader<Text>,
): (id: string) => Promise<Text> | null {
  const fetched = new Map<string, Promise<Text>>();
  return (id) => {
    const load = findLoader(id);
    if (load === null) return null;
    const text = fetched.get(id) ?? load();
    if (!fetched.has(id)) {
      fetched.set(id, text);
      text.then(
        // React's use() reads a promise marked like this at once, so that a fetched page is whole in its first render.
        (value) => Object.assign(text, { status: "fulfilled", value }),
        () => fetched.delete(id),
      );
    }
    return text;
  };
}
