import type { Plugin } from "vite";

const READING = /^export const settings = readSettings\(.*\);$/m;

/** Reads the owner's settings while building, so that wrong ones stop the build and no browser has to check them. */
export function settingsAtBuild(readSettings: (env: Record<string, unknown>) => unknown): Plugin {
  let settings: unknown = null;
  return {
    name: "pcos-care:settings-at-build",
    apply: "build",
    configResolved({ env }) {
      settings = readSettings(env);
    },
    transform: {
      filter: { id: /\/src\/lib\/settings\.ts$/ },
      handler(code) {
        if (!READING.test(code)) throw new Error("settings.ts no longer reads its settings.");
        const known = `export const settings: Settings = ${JSON.stringify(settings)};`;
        return { code: code.replace(READING, () => known), map: null };
      },
      order: "pre",
    },
  };
}
