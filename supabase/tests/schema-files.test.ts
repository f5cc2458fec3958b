import { expect, test } from "vitest";

import { findPostgresPrograms, startBarePostgres } from "./bare-postgres.ts";
import { migrationTexts, schemaTexts } from "./sql-files.ts";

/** What PostgreSQL holds after these texts: tables, functions, policies, grants, triggers, comments. */
async function schemaAfter(texts: readonly string[]): Promise<string[]> {
  const server = await startBarePostgres();
  try {
    const sql = server.connect(1);
    for (const text of texts) await sql.begin((transaction) => transaction.unsafe(text));
    await sql.end();
    return server.dumpSchema();
  } finally {
    await server.stop();
  }
}

test.skipIf(findPostgresPrograms() === null)(
  "the schema files describe the database that the migrations make",
  async () => {
    const [described, made] = await Promise.all([
      schemaAfter(schemaTexts()),
      schemaAfter(migrationTexts()),
    ]);

    expect(made).toContain("CREATE TABLE public.chat_messages (");
    expect(described).toEqual(made);
  },
);
