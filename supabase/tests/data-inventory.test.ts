import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { openPgliteBackend } from "./pglite-backend.ts";

test("the data inventory names every column of every table about people, and no other", async () => {
  const backend = await openPgliteBackend();
  const rows = await backend.sql(
    `select table_name, column_name from information_schema.columns
     where table_schema in ('public', 'private') and table_name not in ('countries', 'installation')`,
  );
  await backend.close();
  const stored = rows.map((row) => `${String(row["table_name"])}.${String(row["column_name"])}`);
  const documented = [
    ...readFileSync("docs/data-inventory.md", "utf8").matchAll(/^\| ([a-z_]+) +\| ([a-z_]+) +\|/gm),
  ].map(([, table, column]) => `${table}.${column}`);

  expect(documented.toSorted()).toEqual(stored.toSorted());
});
