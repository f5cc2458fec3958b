import { randomUUID } from "node:crypto";
import { access } from "node:fs/promises";
import { join } from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { freePort } from "../../supabase/local/free-port.ts";
import { signUpPerson } from "./people.ts";
import { clientOf, newFolder, run, startServer, type TestServer } from "./server.ts";

const ROUNDS = 10;
const WRITERS = 8;
// Below what eight people may write in a minute, and different each round so that the cut falls elsewhere.
const rowsBeforeKill = (round: number) => 20 + round * 13;

type Writer = Awaited<ReturnType<typeof signUpPerson>>;

test(
  "every acknowledged row survives ten kills under eight writers",
  { timeout: 240_000 },
  async () => {
    const port = await freePort();
    let server = await startServer({ port });
    onTestFinished(() => server.remove());
    const acknowledged: { writer: Writer; id: string }[] = [];

    for (let round = 0; round < ROUNDS; round += 1) {
      const writers = await signUpWriters(server);
      const ids = await writeUntilKilled(server, writers, rowsBeforeKill(round));
      acknowledged.push(...ids);
      server = await startServer({ port, dataFolder: server.dataFolder });
      expect(await missing(ids), `lost in round ${round}`).toEqual([]);
    }

    expect(acknowledged.length).toBeGreaterThan(ROUNDS * rowsBeforeKill(0));
    expect(await missing(acknowledged)).toEqual([]);
    const { error } = await clientOf(server).auth.signInWithPassword({
      email: acknowledged[0]?.writer.email ?? "",
      password: "Not-Her-Password-1",
    });
    expect(error?.status).toBe(400);
  },
);

test("a first start that is cut off while it makes the database does no harm", async () => {
  const dataFolder = await newFolder();
  const { child, ended } = run("main.ts", { dataFolder, port: await freePort() });
  await vi.waitFor(() => access(join(dataFolder, "database.new/base")), { timeout: 30_000 });
  child.kill("SIGKILL");
  await ended;
  const server = await startServer({ dataFolder });
  onTestFinished(server.remove);
  expect((await signUpPerson(server)).userId).toMatch(/^[0-9a-f-]{36}$/);
});

async function signUpWriters(server: TestServer): Promise<Writer[]> {
  return Promise.all(Array.from({ length: WRITERS }, () => signUpPerson(server)));
}

async function writeUntilKilled(server: TestServer, writers: readonly Writer[], target: number) {
  const acknowledged: { writer: Writer; id: string }[] = [];
  const kills: Promise<void>[] = [];
  await Promise.all(
    writers.map(async (writer) => {
      while (kills.length === 0) {
        const id = randomUUID();
        const row = { id, user_id: writer.userId, sender: "user", content: "How are you?" };
        const { error } = await writer.client.from("chat_messages").insert(row);
        if (error) return;
        acknowledged.push({ writer, id });
        if (acknowledged.length >= target) kills.push(server.kill());
      }
    }),
  );
  await Promise.all(kills);
  expect(acknowledged.length).toBeGreaterThanOrEqual(target);
  return acknowledged;
}

async function missing(rows: readonly { writer: Writer; id: string }[]): Promise<string[]> {
  const writers = [...new Set(rows.map(({ writer }) => writer))];
  const stored = new Set<string>();
  for (const writer of writers) {
    const { data, error } = await writer.client.from("chat_messages").select("id");
    expect(error).toBeNull();
    for (const { id } of data ?? []) stored.add(id);
  }
  return rows.map(({ id }) => id).filter((id) => !stored.has(id));
}
