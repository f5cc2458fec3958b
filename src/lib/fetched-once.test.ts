import { expect, test } from "vitest";

import { fetchedOnce } from "./fetched-once";
import { PageLoadError } from "./page-load-error";

/** Texts of which the first ones asked for do not come. */
function textsAfter(failures: number) {
  const fetched: string[] = [];
  const texts = fetchedOnce((id) => async () => {
    fetched.push(id);
    if (fetched.length <= failures) throw new TypeError("Failed to fetch");
    return `about ${id}`;
  });
  return { ...texts, fetched };
}

test("a text is fetched once, however often it is asked for and drawn", async () => {
  const { load, read, fetched } = textsAfter(0);
  expect(await Promise.all([load("hba1c"), load("hba1c")])).toEqual(["about hba1c", "about hba1c"]);
  expect(read("hba1c")).toBe(read("hba1c"));
  expect(fetched).toEqual(["hba1c"]);
});

test("after a head start that failed, a text is tried once more to be drawn", async () => {
  const { load, read } = textsAfter(1);
  await expect(load("hba1c")).rejects.toBeInstanceOf(PageLoadError);
  expect(await read("hba1c")).toBe("about hba1c");
});

test("a failure to draw a text stays one, so that it is shown and not fetched without end", async () => {
  const { read, fetched } = textsAfter(2);
  const drawn = read("hba1c");
  await expect(drawn).rejects.toBeInstanceOf(PageLoadError);
  expect(read("hba1c")).toBe(drawn);
  expect(fetched).toHaveLength(1);
});

test("a text that was not drawn is fetched again when she comes back to it", async () => {
  const { load, read } = textsAfter(1);
  await expect(read("hba1c")).rejects.toBeInstanceOf(PageLoadError);
  await load("hba1c");
  expect(await read("hba1c")).toBe("about hba1c");
});

test("an id that names no text is told from one that has to be waited for", () => {
  expect(fetchedOnce(() => null).read("unknown")).toBeNull();
});
