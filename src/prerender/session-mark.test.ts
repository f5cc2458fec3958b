import { expect, test } from "vitest";

import { sessionMark } from "./session-mark";

test("only the pages whose own text changes with it learn before the first paint that somebody is signed in", () => {
  for (const address of ["/", "/chat", "/resources"]) {
    expect(sessionMark(address)).toContain('dataset.account="kept"');
  }
  expect(sessionMark("/articles/periods")).toBe("");
});
