import { expect, test } from "vitest";

import { plainText } from "./plain-text.ts";

test("an e-mail reads as plain words, with each address whole", () => {
  const html = `<html><head><title>Not shown</title></head><body>
    <p>Hello,</p>
    <p style="x"><a href="https://example.com/a?b=1&amp;c=2">Choose a
      new password</a
      ></p><p>Take care,<br />PCOS &amp; Care</p></body></html>`;
  expect(plainText(html)).toBe(
    "Hello,\n\nChoose a new password: https://example.com/a?b=1&c=2\n\nTake care,\nPCOS & Care",
  );
});
