import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { build } from "vite";

import { ControlPage } from "./control-page.ts";

/** Builds the control page into the folder: prerendered, with a script that comes late, as the site's pages are. */
export async function buildControlPage(folder: string): Promise<void> {
  const page = renderToString(
    createElement(StaticRouter, { location: "/" }, createElement(ControlPage)),
  );
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    plugins: [
      {
        name: "pcos-care:control-page",
        transformIndexHtml: (html) =>
          html.replace('<div id="root"></div>', `<div id="root">${page}</div>`),
      },
    ],
    build: { outDir: folder, modulePreload: { polyfill: false } },
  });
}
