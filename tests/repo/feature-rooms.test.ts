import { globSync, readFileSync } from "node:fs";
import { dirname, relative } from "node:path";

import { expect, test } from "vitest";

type Source = { path: string; code: string };

const features = "src/features";
const crossings = /(?:from|import|import\()\s*"@\/features\/([^"]+)"/g;

function sourcesOf(folder: string): readonly Source[] {
  return globSync(`${folder}/**/*.{ts,tsx}`).map((path) => ({
    path: relative(folder, path),
    code: readFileSync(path, "utf8"),
  }));
}

/** The files that stand deeper than in a room of a feature. */
function tooDeep(sources: readonly Source[]): readonly string[] {
  return sources.map(({ path }) => path).filter((path) => path.split("/").length > 3);
}

/** For each feature and room the others that its files import. */
function importsByRoom(sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { path, code } of sources) {
    const room = dirname(path);
    const others = imports.get(room) ?? new Set();
    imports.set(room, others);
    for (const [, target = ""] of code.matchAll(crossings)) {
      if (dirname(target) !== room) others.add(dirname(target));
    }
  }
  return imports;
}

/** The rooms on a circle of imports, in the order of the circle; none when there is no circle. */
function circleAmong(sources: readonly Source[]): readonly string[] {
  const imports = importsByRoom(sources);
  const done = new Set<string>();

  function follow(room: string, way: readonly string[]): readonly string[] {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return [];
    for (const next of imports.get(room) ?? []) {
      const circle = follow(next, [...way, room]);
      if (circle.length > 0) return circle;
    }
    done.add(room);
    return [];
  }

  for (const room of imports.keys()) {
    const circle = follow(room, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

const oneWay: Source = {
  path: "chat/sending/ask.ts",
  code: `import { draft } from "@/features/chat/composer/draft";`,
};

test("a feature has at most one level of rooms", () => {
  expect(tooDeep(sourcesOf(features))).toEqual([]);
});

test("a room inside a room is refused", () => {
  const planted = { path: "chat/sending/stream/parse.ts", code: "" };
  expect(tooDeep([oneWay, planted])).toEqual([planted.path]);
});

test("features and their rooms import each other without circles", () => {
  const sources = sourcesOf(features);
  expect(importsByRoom(sources).get("chat/conversation")?.size).toBeGreaterThan(3);
  expect(circleAmong(sources)).toEqual([]);
});

test("a circle of rooms is refused, also where no two files form one, and where it comes late", () => {
  const back = {
    path: "chat/composer/field.tsx",
    code: `const load = () => import("@/features/chat/sending/other");`,
  };
  expect(circleAmong([oneWay])).toEqual([]);
  expect(circleAmong([oneWay, back])).toEqual(["chat/sending", "chat/composer", "chat/sending"]);
});
