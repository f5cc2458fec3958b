import type { Plugin } from "vite";

/** For the benchmark alone: builds the site as one script that renders every page in the browser. */
export function eagerSite(): Plugin {
  return {
    name: "pcos-care:eager-site",
    apply: "build",
    config: () => ({
      environments: {
        client: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
      },
    }),
    transformIndexHtml: {
      order: "pre",
      handler: (html) => html.replace("/src/start.ts", "/src/prerender/eager-start.ts"),
    },
  };
}
