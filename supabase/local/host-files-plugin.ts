import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Plugin } from "vite";

import { siteOrigins } from "./configuration.ts";
import { hostFiles } from "./host-files.ts";
import { pagePolicy, type Sources } from "./security-headers.ts";

/** Writes the policy of each page into the page, and beside the site what hosts have to send. */
export function hostedSite(): Plugin {
  let sources: Sources = { frameOrigins: [], connectOrigins: [] };
  return {
    name: "pcos-care:hosted-site",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    configResolved({ env }) {
      sources = siteOrigins(env);
    },
    // The page that the service worker keeps is made of the first one.
    transformIndexHtml: {
      order: "post",
      // Its lines are for us; without their ends each page is a little shorter. Within a tag a space has to stay.
      handler: (html) =>
        withPolicy(html, sources)
          .replaceAll(/>\n\s*</g, "><")
          .replaceAll(/\n\s*/g, " "),
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir = "dist" }) {
        for (const name of await pagesIn(dir)) {
          const html = await readFile(join(dir, name), "utf8");
          await writeFile(join(dir, name), withPolicy(html, sources));
        }
        for (const [name, text] of hostFiles()) await writeFile(join(dir, name), text);
      },
    },
  };
}

/** The page with its policy before everything that the policy is about. */
export function withPolicy(html: string, sources: Sources): string {
  const policy = pagePolicy(sources, html);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  const bare = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
  const whole = bare.replace(/<meta charset="utf-8"[^>]*>/i, (charset) => `${charset}${meta}`);
  if (whole === bare) throw new Error("A page has no place for its policy.");
  return whole;
}

async function pagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith(".html"));
}
