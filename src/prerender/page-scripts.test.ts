import { expect, test } from "vitest";

import { pageScripts } from "./page-scripts";

const entry = { file: "assets/start.js", isEntry: true };
const site = { file: "assets/site.js", imports: ["index.html", "_runtime.js"] };
const manifest = {
  "index.html": { ...entry, dynamicImports: ["src/lib/newer-apis.ts", "_site.js"] },
  "src/lib/newer-apis.ts": { file: "assets/newer-apis.js" },
  "_site.js": site,
  "_runtime.js": { file: "assets/runtime.js" },
  "src/page.tsx": { file: "assets/page.js", imports: ["_site.js", "_form.js"] },
  "_form.js": { file: "assets/form.js", imports: ["_runtime.js"] },
  "src/other.tsx": { file: "assets/other.js" },
};

test("a page starts with the site's scripts and its own, each once, and not with the first one again", () => {
  expect(pageScripts(manifest, ["src/page.tsx"])).toEqual([
    "/assets/site.js",
    "/assets/runtime.js",
    "/assets/page.js",
    "/assets/form.js",
  ]);
});

test("a build of one script leaves nothing to fetch beside it", () => {
  expect(pageScripts({ "index.html": entry }, ["src/page.tsx"])).toEqual([]);
  // What would come late is then in the first script itself.
  const whole = { "index.html": { ...entry, dynamicImports: ["index.html"] } };
  expect(pageScripts(whole, ["src/page.tsx"])).toEqual([]);
});

test("the build stops at a page without a script, and at a first script that waits for another", () => {
  expect(() => pageScripts(manifest, ["src/gone.tsx"])).toThrow("src/gone.tsx");
  const waiting = { ...manifest, "index.html": { ...entry, imports: ["_runtime.js"] } };
  expect(() => pageScripts(waiting, [])).toThrow("stand alone");
});
