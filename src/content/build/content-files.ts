import { readdirSync, readFileSync } from "node:fs";

export type ContentFile = { name: string; text: string };

/** Every Markdown file of one of the content folders. */
export function contentFiles(folder: "lab-tests" | "articles" | "library"): ContentFile[] {
  const place = new URL(`../${folder}/`, import.meta.url);
  return readdirSync(place)
    .filter((name) => name.endsWith(".md"))
    .map((name) => ({ name, text: readFileSync(new URL(name, place), "utf8") }));
}
