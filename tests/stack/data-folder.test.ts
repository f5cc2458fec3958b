import { createServer } from "node:http";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { once } from "node:events";

import { expect, onTestFinished, test, vi } from "vitest";

import { freePort } from "../../supabase/local/free-port.ts";
import { DataFolderInUse, refuseWhileServerRuns } from "../../supabase/local/lock.ts";
import { PASSWORD, signUpPerson } from "./people.ts";
import { clientOf, newFolder, runToEnd, startServer, type TestServer } from "./server.ts";

async function start(options: Parameters<typeof startServer>[0] = {}): Promise<TestServer> {
  const server = await startServer(options);
  onTestFinished(server.remove);
  return server;
}

// Each test starts several servers one after the other.
vi.setConfig({ testTimeout: 180_000 });

test("a second start names who holds the data, ends with 1 and harms nothing", async () => {
  const server = await start();
  const { email } = await signUpPerson(server);
  const second = await runToEnd("main.ts", { dataFolder: server.dataFolder });
  expect(second.exitCode).toBe(1);
  expect(second.log).toContain(`process ${server.pid}`);
  expect(second.log).toContain(`port ${server.port}`);
  expect(second.log).toMatch(/since \d{4}-\d{2}-\d{2}T/);
  expect(second.log).not.toMatch(/^\s+at /m);
  const { error } = await clientOf(server).auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
});

test("scripts that touch the data are refused while the server runs, and hold it off when it does not", async () => {
  const server = await start();
  expect(() => refuseWhileServerRuns(server.dataFolder)).toThrow(DataFolderInUse);
  await server.kill();
  const release = refuseWhileServerRuns(server.dataFolder);
  const refused = await runToEnd("main.ts", { dataFolder: server.dataFolder });
  expect(refused).toMatchObject({ exitCode: 1 });
  expect(refused.log).toContain(`process ${process.pid}`);
  release();
  await start({ dataFolder: server.dataFolder });
});

test("a taken port is named and no data is opened", async () => {
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const server = await start();
  await server.stop();
  const refused = await runToEnd("main.ts", { dataFolder: server.dataFolder, port });
  expect(refused.exitCode).toBe(1);
  expect(refused.log).toContain(`Port ${port} is used by another program.`);
});

test("a data folder that is a file is called one, and stays as it is", async () => {
  const server = await start();
  await server.stop();
  const file = join(server.dataFolder, "mailbox.json");
  await writeFile(file, "hers");
  const refused = await runToEnd("main.ts", { dataFolder: file });
  expect(refused.exitCode).toBe(1);
  expect(refused.log).toContain(`${file} is a file and not a folder`);
  expect(refused.log).not.toMatch(/cannot be read|^\s+at /m);
  expect(await readFile(file, "utf8")).toBe("hers");
});

test("a publicly known signing secret is refused", async () => {
  const server = await start();
  await server.stop();
  const path = join(server.dataFolder, "keys.json");
  const keys: unknown = JSON.parse(await readFile(path, "utf8"));
  const known = { signingSecret: "super-secret-jwt-token-with-at-least-32-characters-long" };
  await writeFile(path, JSON.stringify(Object.assign({}, keys, known)));
  const refused = await runToEnd("main.ts", { dataFolder: server.dataFolder });
  expect(refused.exitCode).toBe(1);
  expect(refused.log).toContain("publicly known");
});

test("a copy from another machine comes back in a new clone, and half a copy changes nothing", async () => {
  const server = await start();
  const { email } = await signUpPerson(server);
  await server.stop();
  const [name = ""] = await readdir(join(server.dataFolder, "backups"));
  const copy = join(server.dataFolder, "backups", name);
  const dataFolder = await newFolder();
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));

  expect((await runToEnd("restore.ts", { dataFolder })).log).toContain(
    "npm run restore -- <folder>",
  );
  const half = await runToEnd("restore.ts", { dataFolder, parameters: [join(copy, "global")] });
  expect(half).toMatchObject({ exitCode: 1, log: expect.stringContaining("not a whole copy") });
  const restored = await runToEnd("restore.ts", { dataFolder, parameters: [copy] });
  expect(restored).toMatchObject({ exitCode: 0 });
  expect(restored.log).not.toContain("former data");
  const again = await start({ dataFolder });
  const { error } = await clientOf(again).auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
});

test("a clean stop keeps a copy, an unreadable database says how to restore it, and the copy brings it back", async () => {
  const server = await start();
  const { email } = await signUpPerson(server);
  expect(await server.stop()).toMatchObject({ exitCode: 0 });
  const copies = await readdir(join(server.dataFolder, "backups"));
  expect(copies).toHaveLength(1);

  await writeFile(join(server.dataFolder, "database/global/pg_control"), "torn");
  const unreadable = await runToEnd("main.ts", { dataFolder: server.dataFolder });
  expect(unreadable.exitCode).toBe(1);
  expect(unreadable.log).toContain("cannot be read");
  expect(unreadable.log).toContain("npx node supabase/local/restore.ts");
  expect(unreadable.log).not.toMatch(/^\s+at /m);
  expect(await readdir(join(server.dataFolder, "backups"))).toEqual(copies);

  const restored = await runToEnd("restore.ts", { dataFolder: server.dataFolder });
  expect(restored).toMatchObject({ exitCode: 0 });
  const again = await start({ dataFolder: server.dataFolder });
  const { error } = await clientOf(again).auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  const refused = await runToEnd("restore.ts", { dataFolder: server.dataFolder });
  expect(refused).toMatchObject({ exitCode: 1 });
});
