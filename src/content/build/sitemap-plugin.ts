import type { Plugin } from "vite";

import { readSiteAddresses } from "./site-addresses.ts";
import { readSiteUrl, robotsOf, sitemapOf } from "./crawler-files.ts";

/** Adds robots.txt to the built site and, when the site's own address is set, sitemap.xml. */
export function sitemap(): Plugin {
  let siteUrl: string | null = null;
  return {
    name: "pcos-care:sitemap",
    apply: "build",
    configResolved({ env }) {
      siteUrl = readSiteUrl(env["VITE_SITE_URL"]);
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "robots.txt", source: robotsOf(siteUrl) });
      if (siteUrl === null) return;
      const source = sitemapOf(siteUrl, readSiteAddresses());
      this.emitFile({ type: "asset", fileName: "sitemap.xml", source });
    },
  };
}
