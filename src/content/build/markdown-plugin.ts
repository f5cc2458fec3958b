import type { Plugin } from "vite";

import { librarySummary, readArticle, readLibraryArticle } from "./articles.ts";
import { labTestNeighbours, labTestSummary, readLabTest } from "./lab-tests.ts";

const CONTENT_FILE = /\/src\/content\/(lab-tests|articles|library)\/[^/]+\.md(\?summary)?$/;

/** Turns our Markdown into typed data while building, so that no browser needs a parser. */
export function markdownContent(): Plugin {
  return {
    name: "pcos-care:markdown-content",
    enforce: "pre",
    transform: {
      filter: { id: CONTENT_FILE },
      handler(file, id) {
        const [name, data] = namedData(file, id);
        return {
          code: `export const ${name} = ${JSON.stringify(data)};\n`,
          map: null,
          moduleType: "js",
        };
      },
    },
  };
}

function namedData(file: string, id: string): [name: string, data: unknown] {
  if (id.includes("/content/articles/")) {
    const text = readArticle(file);
    return [text.kind, text];
  }
  if (id.includes("/content/library/")) {
    const text = readLibraryArticle(file);
    return id.endsWith("?summary") ? ["summary", librarySummary(text)] : ["article", text];
  }
  const test = readLabTest(file);
  return id.endsWith("?summary")
    ? ["summary", labTestSummary(test)]
    : ["labTest", { ...test, ...labTestNeighbours(test.id) }];
}
