import { expect, test } from "vitest";

import { isSitePage } from "./site-page-request.ts";

const inTab = { mode: "navigate", destination: "document" } as const;

test("a page of the site may come from the device", () => {
  for (const path of ["/", "/articles/periods", "/auth", "/no-such-page"]) {
    expect(isSitePage(inTab, path)).toBe(true);
  }
});

test("what the backend says, the mailbox, sample forms and files never come from the device", () => {
  for (const path of [
    "/auth/v1/token",
    "/rest/v1/profiles",
    "/functions/v1/claude-chat",
    "/_mail",
    "/_mail.json",
    "/sample/survey.html",
    "/share.png",
  ]) {
    expect(isSitePage(inTab, path)).toBe(false);
  }
});

test("a form in a frame and a script's own request are left to the network", () => {
  expect(isSitePage({ mode: "navigate", destination: "iframe" }, "/")).toBe(false);
  expect(isSitePage({ mode: "cors", destination: "" }, "/profile")).toBe(false);
});
