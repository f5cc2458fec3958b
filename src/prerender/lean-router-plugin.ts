import type { Plugin } from "vite";

const SHOWN_NAME = /^\w+\.displayName = "\w+";$/gm;
const MADE_AT_ONCE = /^(var \w+ = )(React\w*\.(?:forwardRef|memo|createContext)\()/gm;
const FRAMEWORK_LINKS = /function PrefetchPageLinks\(\{ page, \.\.\.linkProps \}\) \{[\s\S]*?\n\}/;
const WARNINGS = "var ENABLE_DEV_WARNINGS = true;";

/**
 * Leaves out of React Router what this site cannot reach: its warnings for developers, the links of its framework
 * mode, and components nobody uses, which the bundler keeps because of the names they are given.
 */
export function leanRouter(): Plugin {
  let isDone = false;
  return {
    name: "pcos-care:lean-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/react-router\/dist\/\w+\/chunk-[\w-]+\.mjs$/ },
      handler(code) {
        if (!code.includes(WARNINGS) || !FRAMEWORK_LINKS.test(code)) return null;
        isDone = true;
        return {
          code: code
            .replace(WARNINGS, "var ENABLE_DEV_WARNINGS = false;")
            .replace(FRAMEWORK_LINKS, "function PrefetchPageLinks() { return null; }")
            .replace(SHOWN_NAME, "")
            .replace(MADE_AT_ONCE, "$1/* @__PURE__ */ $2"),
          map: null,
        };
      },
    },
    generateBundle() {
      if (!isDone)
        throw new Error("React Router has changed: see whether leanRouter still fits it.");
    },
  };
}
