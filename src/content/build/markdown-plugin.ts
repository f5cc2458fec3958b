import type { Plugin } from "vite";

import { labTestSummary, readLabTest } from "./lab-tests.ts";

const LAB_TEST_FILE = /\/src\/content\/lab-tests\/[^/]+\.md(\?summary)?$/;

/** Turns each lab test's Markdown into typed data while building, so that no browser needs a parser. */
export function markdownContent(): Plugin {
  return {
    name: "pcos-care:markdown-content",
    enforce: "pre",
    transform: {
      filter: { id: LAB_TEST_FILE },
      handler(file, id) {
        const test = readLabTest(file);
        const [name, data] = id.endsWith("?summary")
          ? ["summary", labTestSummary(test)]
          : ["labTest", test];
        return {
          code: `export const ${name} = ${JSON.stringify(data)};\n`,
          map: null,
          moduleType: "js",
        };
      },
    },
  };
}
