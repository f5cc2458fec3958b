import { readdirSync, readFileSync } from "node:fs";

export type ContentFile = { name: string; text: string };
type ContentFolder = "lab-tests" | "articles" | "library";

/** Every Markdown file of one of the content folders. */
export function contentFiles(folder: ContentFolder): ContentFile[] {
  const place = new URL(`../${folder}/`, import.meta.url);
  return readdirSync(place)
    .filter((name) => name.endsWith(".md"))
    .map((name) => ({ name, text: readFileSync(new URL(name, place), "utf8") }));
}

/** What a reader makes of every file of a folder; an error names the file. */
export function readContent<Text>(folder: ContentFolder, read: (text: string) => Text): Text[] {
  return contentFiles(folder).map(({ name, text }) => {
    try {
      return read(text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`src/content/${folder}/${name}: ${reason}`, { cause: error });
    }
  });
}
