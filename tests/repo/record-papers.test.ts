import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import {
  recordDaySchema,
  recordQuestionSchema,
  recordResultSchema,
  recordSettingsSchema,
  recordSpanSchema,
} from "@/domain/record/record-schema.ts";
import { RECORD_TABLES } from "@/domain/record/record-tables.ts";
import { RECORD_DATABASE } from "@/lib/storage.ts";

const schemas = {
  days: recordDaySchema,
  results: recordResultSchema,
  spans: recordSpanSchema,
  questions: recordQuestionSchema,
  settings: recordSettingsSchema,
};

const inventory = readFileSync("docs/data-inventory.md", "utf8");

/** The fields that every row carries; the inventory names them once. */
const ofEveryRow = ["rev", "updatedAt"];

test("the data inventory names every field of the record, and no other", () => {
  expect(Object.keys(schemas)).toEqual([...RECORD_TABLES, "settings"]);
  const parts = Object.entries(schemas).map(([part, { shape }]) => {
    const row = new RegExp(`^\\| My record, ${part} +\\|(.+)\\|$`, "m").exec(inventory)?.[1] ?? "";
    const named = Array.from(row.matchAll(/`(\w+)`/g), ([, field]) => field);
    const kept = Object.keys(shape).filter((field) => !ofEveryRow.includes(field));
    return { part, named, kept };
  });
  expect(parts.map(({ part, named }) => [part, named])).toEqual(
    parts.map(({ part, kept }) => [part, kept]),
  );
  for (const field of ofEveryRow) expect(inventory).toContain(`\`${field}\``);
});

test.each([
  ["docs/data-inventory.md", RECORD_DATABASE],
  ["docs/security.md", /^\| 44 .*her record.*IndexedDB.*sealed under a lock/m],
  ["docs/specification.md", /My record.*Clear my data on this device/],
  ["src/content/articles/privacy-policy.md", /record of your own days.*lock it with a PIN/],
  ["src/content/articles/privacy-policy.md", /"Privacy choices" removes everything, your record/],
  ["src/features/privacy-choices/clear-device.tsx", /the record you keep here/],
  ["src/features/profile/data-export.tsx", /record you may keep on this device is not in it/],
  ["src/lib/personal-data.ts", /clearDeviceData[^}]+eraseRecord\(\)/],
])("%s tells of the record as it is", (file, words) => {
  expect(readFileSync(file, "utf8")).toMatch(words);
});
