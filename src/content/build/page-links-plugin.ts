import type { Plugin } from "vite";

import { pageLinks } from "../page-links.ts";

/** Puts what every page needs of the site's rows into the built site as data, without the rows themselves. */
export function pageLinksAlone(): Plugin {
  return {
    name: "pcos-care:page-links",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /\/src\/content\/page-links\.ts$/ },
      handler: () => `export const pageLinks = ${JSON.stringify(pageLinks)};\n`,
    },
  };
}
