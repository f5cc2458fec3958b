import { expect, test } from "vitest";

import { lazyModule, lazyTexts } from "./lazy-module";
import { PageLoadError } from "./page-load-error";

/** A module whose first fetches do not come. */
function moduleAfter(failures: number) {
  let fetches = 0;
  const module = lazyModule(async () => {
    fetches += 1;
    if (fetches <= failures) throw new TypeError("Failed to fetch");
    return "here";
  });
  return { ...module, countFetches: () => fetches };
}

test("a module is fetched once, however often it is asked for and drawn", async () => {
  const { get, preload, read, countFetches } = moduleAfter(0);
  preload();
  expect(await Promise.all([get(), get()])).toEqual(["here", "here"]);
  expect(read()).toBe(read());
  expect(countFetches()).toBe(1);
});

test("nothing is fetched before it is wanted", () => {
  expect(moduleAfter(0).countFetches()).toBe(0);
});

test("after a fetch that failed, the next call tries again", async () => {
  const { get } = moduleAfter(1);
  await expect(get()).rejects.toBeInstanceOf(PageLoadError);
  expect(await get()).toBe("here");
});

test("after a head start that failed, a module is tried once more to be drawn", async () => {
  const { get, read } = moduleAfter(1);
  await expect(get()).rejects.toBeInstanceOf(PageLoadError);
  expect(await read()).toBe("here");
});

test("a failure to draw a module stays one, so that it is shown and not fetched without end", async () => {
  const { read, countFetches } = moduleAfter(2);
  const drawn = read();
  await expect(drawn).rejects.toBeInstanceOf(PageLoadError);
  expect(read()).toBe(drawn);
  expect(countFetches()).toBe(1);
});

test("a module that was not drawn is fetched again when she tries once more", async () => {
  const { get, read } = moduleAfter(1);
  await expect(read()).rejects.toBeInstanceOf(PageLoadError);
  await get();
  expect(await read()).toBe("here");
});

test("a text is one module for its id, and an id that names none has none", () => {
  const texts = lazyTexts((id) => (id === "hba1c" ? async () => "about hba1c" : null));
  expect(texts("hba1c")).toBe(texts("hba1c"));
  expect(texts("unknown")).toBeNull();
});
