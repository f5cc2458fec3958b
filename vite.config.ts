import { fileURLToPath } from "node:url";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

import { manifest } from "./src/content/build/manifest-plugin.ts";
import { markdownContent } from "./src/content/build/markdown-plugin.ts";
import { ownerContent } from "./src/content/build/owner-plugin.ts";
import { pageLinksAlone } from "./src/content/build/page-links-plugin.ts";
import { readPrerenderedAddresses } from "./src/content/build/prerendered-addresses.ts";
import { readerFiles } from "./src/content/build/reader-files-plugin.ts";
import { sitemap } from "./src/content/build/sitemap-plugin.ts";
import { readEnv } from "./src/lib/env.ts";
import { readSettings } from "./src/lib/settings.ts";
import { eagerSite } from "./src/prerender/eager-site-plugin.ts";
import { framedPages } from "./src/prerender/framed-pages-plugin.ts";
import { cssTargets, fixedHeightsFirst, scriptTargets } from "./src/prerender/older-browsers.ts";
import { prerenderedPages } from "./src/prerender/prerender-plugin.ts";
import { oneScriptFor } from "./src/prerender/site-script.ts";
import { hostedSite } from "./supabase/local/host-files-plugin.ts";
import { serviceWorker } from "./src/service-worker/service-worker-plugin.ts";
import { countTests } from "./tests/setup/count-tests.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The benchmark's counterpart: nothing made ahead of time, everything in one script. */
const isEager = process.env["PCOS_CARE_BUILD"] === "eager";

/** `npm test` reads the count of its tests from this file. */
const countFile = process.env["COUNT_FILE"];

export default defineConfig(({ mode }) => {
  // The tests are about the site as it comes, whatever this copy's owner has set.
  const own = mode === "test" ? {} : loadEnv(mode, import.meta.dirname);
  readEnv(own);
  const settings = readSettings(own);
  return {
    define: { SITE_SETTINGS: settings, BRAND_NAME: JSON.stringify(settings.brandName) },
    plugins: [
      markdownContent(),
      ownerContent(),
      pageLinksAlone(),
      readerFiles(),
      sitemap(),
      manifest(settings),
      react(),
      tailwindcss(),
      isEager ? eagerSite() : prerenderedPages(readPrerenderedAddresses),
      framedPages(),
      hostedSite(),
      serviceWorker(),
    ],
    resolve: {
      alias: [
        { find: "@", replacement: folder("./src") },
        { find: "@shared", replacement: folder("./supabase/functions/_shared") },
        {
          find: "react-style-singleton",
          replacement: folder("./src/components/ui/style-singleton.ts"),
        },
      ],
    },
    css: { postcss: { plugins: [fixedHeightsFirst()] } },
    build: {
      target: scriptTargets,
      cssTarget: cssTargets,
      sourcemap: false,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The table of what every script needs would cost each page a kilobyte; a page's own HTML names its scripts.
        resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")),
      },
    },
    ...(!isEager && {
      environments: {
        client: {
          build: {
            rolldownOptions: {
              // Radix names its functions for stack traces; a name alone must not keep what nothing uses.
              treeshake: { manualPureFunctions: ["__name"] },
              // Fields of classes are set, which needs no helper in the first script.
              transform: { assumptions: { setPublicClassFields: true } },
              output: {
                codeSplitting: {
                  groups: [
                    { name: "start", tags: ["$initial"], priority: 3 },
                    {
                      name: oneScriptFor(
                        "site",
                        folder("./src/main.tsx"),
                        /\/node_modules\/tslib\/|@oxc-project|\/src\/components\/(?:field|patch|use-current-in-view)\.tsx?|\/src\/lib\/(?:use-(?:today|device-text)|download)\.ts/,
                      ),
                      debugName: "site",
                      priority: 2,
                    },
                    // What the rows of a slip need also where no photo is read, and so without a network.
                    {
                      name: "report-doubts",
                      test: /\/src\/features\/photo-reading\/(?:doubtful-lines\.ts|image\/(?:photo-page|deskew|median)\.ts)/,
                      priority: 1,
                    },
                    // What the articles and the pages that lead to them have in common.
                    {
                      name: "reading",
                      test: /\/src\/(?:features\/article\/|content\/library(?:-topics)?\.ts|content\/library\/.+\?entry|app\/(?:medical-page-data|page-metadata)\.|domain\/(?:article|day-in-words)\.)/,
                      minShareCount: 3,
                      priority: 1,
                    },
                    // What is said about all pages, for the search and for the page that she opens next.
                    {
                      name: "pages",
                      test: /\/src\/content\/(?:pages|program-facts)\.ts/,
                      priority: 2,
                    },
                    // The newsletter's form, and what frames the forms of other sites.
                    {
                      name: "frames",
                      test: /\/src\/(?:features\/newsletter\/|components\/outside-frame\.tsx|lib\/host\.ts)/,
                      priority: 1,
                    },
                    // What looks for danger in her words, the signs that she ticks, and whom she calls.
                    {
                      name: "danger",
                      test: /\/src\/(?:features\/(?:urgent-help\/(?:danger-check|fetched-danger-part|use-danger|use-safety-answer)|chat\/(?:symptom-panel\/symptom-message|answer\/question-list))|content\/(?:emergency-numbers|symptoms)|lib\/programmatic-scroll)\.tsx?|\/_shared\/contracts\/red-flags\.ts/,
                      priority: 1,
                    },
                    // A request costs a slow network more than the few kilobytes that some pages do not need.
                    { name: "common", test: /\/src\//, minShareCount: 4 },
                    // A group takes along what its modules import; forms need these rules without the client.
                    {
                      name: "forms",
                      test: /\/node_modules\/(?:react-hook-form|@hookform)\/|\/src\/components\/(?:form|password-field)\.tsx/,
                      priority: 1,
                    },
                    { name: "rules", test: /\/node_modules\/zod\//, priority: 1 },
                    // The client of the backend and what her data are asked for with, fetched where a session is kept or
                    // a form needs them.
                    {
                      name: "supabase",
                      test: /\/node_modules\/(?:@supabase|iceberg-js|@tanstack)\/|\/src\/lib\/(?:supabase|env|query-client|profile|received-reply|consent-query)\.ts$|\/_shared\/contracts\/message-parts\.ts$/,
                      priority: 1,
                    },
                    // Icons that several parts show; those of one part stand in its own script.
                    {
                      name: "icons",
                      test: /\/node_modules\/lucide-react\/dist\/esm\/icons\/(?:arrow-left|check|circle|footprints|printer)\.mjs/,
                      priority: 1,
                    },
                    {
                      name: "more-icons",
                      test: /\/node_modules\/lucide-react\/dist\/esm\/icons\//,
                      minShareCount: 2,
                    },
                    {
                      name: "dialog",
                      test: /\/node_modules\/(?:@radix-ui\/react-(?:dialog|dismissable-layer|focus-guards|focus-scope|portal)|aria-hidden|get-nonce|react-remove-scroll(?:-bar)?|use-callback-ref|use-sidecar)\/|\/src\/components\/ui\/(?:dialog|style-singleton)\.tsx?$/,
                      priority: 1,
                    },
                    {
                      name: "tabs",
                      test: /\/node_modules\/@radix-ui\/react-(?:tabs|roving-focus|collection|direction)\/|\/src\/components\/ui\/tabs\.tsx$/,
                      priority: 1,
                    },
                    // What the parts of Radix have in common.
                    {
                      name: "radix",
                      test: /\/node_modules\/@radix-ui\/(?:primitive|react-(?:compose-refs|context|id|presence|primitive|slot|use-(?!size)[a-z-]+))\//,
                      priority: 2,
                    },
                  ],
                },
              },
            },
          },
        },
      },
    }),
    test: {
      // The files of a worker share what they import; each leaves behind what it found.
      isolate: false,
      unstubGlobals: true,
      reporters: countFile ? ["default", countTests(countFile)] : ["default"],
      projects: [
        {
          extends: true,
          test: {
            name: "browser",
            environment: "happy-dom",
            include: ["src/**/*.test.{ts,tsx}", "tests/app/**/*.test.tsx"],
            setupFiles: ["tests/setup/browser.ts"],
          },
        },
        {
          extends: true,
          test: {
            name: "node",
            environment: "node",
            include: [
              "supabase/functions/**/*.test.ts",
              "supabase/local/**/*.test.ts",
              "tests/repo/**/*.test.{ts,tsx}",
              "training/**/*.test.ts",
              "deploy/**/*.test.ts",
            ],
            // Some start commands, which take their time on a busy machine.
            testTimeout: 30_000,
          },
        },
        {
          extends: true,
          test: {
            name: "database",
            environment: "node",
            include: ["supabase/tests/**/*.test.ts"],
            testTimeout: 30_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: "stack",
            environment: "node",
            include: ["tests/stack/**/*.test.ts"],
            globalSetup: "tests/setup/made-database.ts",
            testTimeout: 60_000,
            hookTimeout: 120_000,
            fileParallelism: false,
          },
        },
      ],
    },
  };
});
