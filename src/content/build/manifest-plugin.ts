import type { Plugin } from "vite";

import type { Settings } from "../../lib/settings.ts";
import facts from "./manifest.json" with { type: "json" };

const FILE = "manifest.webmanifest";

/** What a device shows of the site once it is installed, under the owner's name for it. */
export function manifestOf({ brandName }: Pick<Settings, "brandName">): string {
  return JSON.stringify({ name: brandName, short_name: brandName, ...facts });
}

/** Adds the manifest to the built site, and to the one that is being worked on. */
export function manifest(settings: Settings): Plugin {
  const source = manifestOf(settings);
  return {
    name: "pcos-care:manifest",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_, response) => {
        response.setHeader("content-type", "application/manifest+json");
        response.end(source);
      });
    },
  };
}
