import type { Plugin } from "vite";

import { libraryEntry, readArticle, readLibraryArticle } from "./articles.ts";
import { labTestNeighbours, labTestSummary, readLabTest } from "./lab-tests.ts";

const CONTENT_FILE = /\/src\/content\/(lab-tests|articles|library)\/[^/]+\.md(\?(summary|entry))?$/;

/** Turns our Markdown into typed data while building, so that no browser needs a parser. */
export function markdownContent(): Plugin {
  return {
    name: "pcos-care:markdown-content",
    enforce: "pre",
    transform: {
      filter: { id: CONTENT_FILE },
      handler(file, id) {
        const lines = Object.entries(exportsOf(file, id)).map(
          ([name, data]) => `export const ${name} = ${JSON.stringify(data)};\n`,
        );
        return {
          code: lines.join(""),
          map: null,
          moduleType: "js",
        };
      },
    },
  };
}

function exportsOf(file: string, id: string): Record<string, unknown> {
  if (id.includes("/content/articles/")) {
    const text = readArticle(file);
    return { [text.kind]: text };
  }
  if (id.includes("/content/library/")) {
    const article = readLibraryArticle(file);
    const { summary } = article;
    return id.endsWith("?entry") ? { entry: libraryEntry(article), summary } : { article };
  }
  const test = readLabTest(file);
  return id.endsWith("?summary")
    ? { summary: labTestSummary(test) }
    : { labTest: { ...test, ...labTestNeighbours(test.id) } };
}
