import { expect, test } from "vitest";

import { modelReceiver } from "./model-receiver.ts";

test.each([
  [undefined, undefined, null],
  [undefined, "https://models.example", null],
  ["key", undefined, "Anthropic (in the United States)"],
  ["key", "https://api.anthropic.com/v1", "Anthropic (in the United States)"],
  ["key", "https://models.example:8443/v1", "The AI service at models.example"],
])("with the key %j and the address %j the receiver is %j", (key, address, receiver) => {
  expect(modelReceiver(key, address)).toBe(receiver);
});
