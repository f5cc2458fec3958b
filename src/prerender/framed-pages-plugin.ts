import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Plugin } from "vite";

/** Our own pages that stand in frames of the site. */
const FOLDER = "sample";
const LINKED_STYLES = /<link rel="stylesheet" href="\/([\w/-]+\.css)" \/>/g;

/** Writes the styles of our own framed pages into them: a frame is laid out before its style sheets come, and would count as moved. */
export function framedPages(): Plugin {
  return {
    name: "pcos-care:framed-pages",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir = "dist" }) {
        const names = await readdir(join(dir, FOLDER));
        for (const name of names.filter((each) => each.endsWith(".html"))) {
          const file = join(dir, FOLDER, name);
          const html = await readFile(file, "utf8");
          await writeFile(
            file,
            await withStyles(html, (path) => readFile(join(dir, path), "utf8")),
          );
        }
      },
    },
  };
}

/** The page with the text of each linked style sheet in the place of its link; `read` is asked for its path. */
export async function withStyles(
  html: string,
  read: (path: string) => Promise<string>,
): Promise<string> {
  const texts = new Map<string, string>();
  for (const [, path = ""] of html.matchAll(LINKED_STYLES)) texts.set(path, await read(path));
  return html.replaceAll(
    LINKED_STYLES,
    (_, path: string) => `<style>\n${texts.get(path) ?? ""}</style>`,
  );
}
