import { pathToFileURL } from "node:url";

import type { Plugin } from "vite";

/** The modules that give out what stands in `owner.yaml`. */
const FROM_THE_OWNER =
  /\/src\/content\/(?:program-facts|emergency-numbers|resources\/resource-categories)\.ts$/;

/** Puts the values of the owner's file in place of its reading: each page gets its own part, and no browser a parser. */
export function ownerContent(): Plugin {
  return {
    name: "pcos-care:owner-content",
    enforce: "pre",
    transform: {
      filter: { id: FROM_THE_OWNER },
      async handler(_, id) {
        const exported: object = await import(pathToFileURL(id).href);
        const lines = Object.entries(exported).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
        );
        return { code: lines.join(""), map: null, moduleType: "js" };
      },
    },
  };
}
