import { expect, test } from "vitest";

import {
  clearDeviceData,
  clearPersonalData,
  countryKey,
  onPersonalDataCleared,
} from "./personal-data";
import { createQueryClient } from "./query-client";
import { readText, writeText } from "./storage";

test("Section 3, Profile: forgets drafts, country and cached answers of a person, not the visitor's details", () => {
  const client = createQueryClient();
  client.setQueryData(["profile", "a1"], { first_name: "Ada" });
  writeText("tab", "chat-draft:a1", "My cycle is late");
  writeText("device", countryKey("a1"), "Nigeria");
  writeText("device", "userName", "Ada");

  clearPersonalData();

  expect(client.getQueryData(["profile", "a1"])).toBeUndefined();
  expect(readText("tab", "chat-draft:a1")).toBeNull();
  expect(readText("device", countryKey("a1"))).toBeNull();
  expect(readText("device", "userName")).toBe("Ada");
});

test("leaves nothing of the site on the device when she asks for that", async () => {
  writeText("device", "userName", "Ada");
  writeText("tab", "chat-draft:nobody", "Hello");

  await clearDeviceData();

  expect(window.localStorage.length + window.sessionStorage.length).toBe(0);
});

test("stops calling back who no longer wants to know", () => {
  let calls = 0;
  const stop = onPersonalDataCleared(() => {
    calls += 1;
  });

  clearPersonalData();
  stop();
  clearPersonalData();

  expect(calls).toBe(1);
});
