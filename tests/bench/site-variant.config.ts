import { defineConfig, type Plugin, type UserConfig } from "vite";

import { eagerSite } from "../../src/prerender/eager-site-plugin.ts";
import site from "../../vite.config.ts";

/** Techniques to leave out of a build, as the words of PCOS_CARE_WITHOUT. */
const without = (process.env["PCOS_CARE_WITHOUT"] ?? "").split(",");
const isEager = without.includes("late-loading");

function isLeftOut(plugin: unknown): boolean {
  return (
    without.includes("prerendering") &&
    typeof plugin === "object" &&
    plugin !== null &&
    "name" in plugin &&
    plugin.name === "pcos-care:prerendered-pages"
  );
}

/** Leaves the HTML of a page alone: what it costs without any script. */
function withoutScripts(): Plugin {
  return {
    name: "pcos-care:without-scripts",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace(/<script type="module"[^>]*><\/script>/, ""),
    },
  };
}

// The site as it would be without some of its techniques, to see what each is worth.
export default defineConfig((env): UserConfig => {
  const { plugins = [], environments = {}, ...settings } = site(env);
  return {
    ...settings,
    plugins: [
      ...plugins.filter((plugin) => !isLeftOut(plugin)),
      ...(isEager ? [eagerSite()] : []),
      ...(without.includes("scripts") ? [withoutScripts()] : []),
    ],
    environments: isEager ? {} : environments,
  };
});
