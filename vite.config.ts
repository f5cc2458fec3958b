import { fileURLToPath } from "node:url";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

import { markdownContent } from "./src/content/build/markdown-plugin.ts";
import { sitemap } from "./src/content/build/sitemap-plugin.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Pages drawn where no browser is, as when they are made ahead of time. */
const withoutBrowser = "tests/app/server-rendering.test.tsx";

export default defineConfig({
  plugins: [markdownContent(), sitemap(), react(), tailwindcss()],
  resolve: {
    alias: {
      "@": folder("./src"),
      "@shared": folder("./supabase/functions/_shared"),
      "react-style-singleton": folder("./src/components/ui/style-singleton.ts"),
    },
  },
  build: { sourcemap: false, assetsInlineLimit: 0 },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "browser",
          environment: "happy-dom",
          include: ["src/**/*.test.{ts,tsx}", "tests/app/**/*.test.tsx"],
          exclude: [withoutBrowser],
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
            "tests/repo/**/*.test.ts",
            withoutBrowser,
          ],
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
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
