import { setTimeout as wait } from "node:timers/promises";

import { App } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";

import { modelReceiver } from "../functions/_shared/model-receiver.ts";
import { callerOf } from "./caller.ts";
import { type Configuration, projectFolder } from "./configuration.ts";
import type { DataFolder } from "./data-folder.ts";
import type { Keys } from "./keys.ts";
import type { Mailbox } from "./mailbox.ts";
import { withTimingSafeSignIn } from "./timing-safe-sign-in.ts";
import { createQueue } from "./queue.ts";
import { openDatabase, UnreadableDatabase } from "./open-database.ts";
import { endingOtherSessions } from "./password-change.ts";
import { plainText } from "./plain-text.ts";
import { storageFailureOf } from "./storage-failure.ts";
import { readSupabaseConfig } from "./supabase-config.ts";

/** The embedded auth server and data API. */
export type AuthAndData = {
  answer: (request: Request, peerAddress: string | null) => Promise<Response>;
  /** Whether the database answers, behind whatever waits for it. */
  isWell: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Says which change to the schema could not be made. */
export class MigrationFailed extends Error {
  override name = "MigrationFailed";
}

type Options = { configuration: Configuration; folder: DataFolder; keys: Keys; mailbox: Mailbox };

/** Before they are signed in, all the people of a clinic may have one address. */
const MOST_WAITING_OF_ONE = 400;
/** As much as five callers may ask for: whoever came later would rather hear at once that it is too much. */
const MOST_WAITING = 2_000;
const WELL_WITHIN_MS = 2_000;

/** Opens the database, brings its schema up to date and serves it; throws StorageFailure or UnreadableDatabase when it cannot. */
export async function openAuthAndData({
  configuration,
  folder,
  keys,
  mailbox,
}: Options): Promise<AuthAndData> {
  const { api, auth } = readSupabaseConfig();
  const connection = await openDatabase(folder);
  const app = new App({
    connection,
    api,
    auth: {
      ...auth,
      enabled: true,
      site_url: configuration.address,
      additional_redirect_urls: [
        `http://localhost:${configuration.port}`,
        ...configuration.allowedOrigins,
      ],
      jwt_secret: keys.signingSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
    },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: {
        email: {
          send: async ({ to, subject, text, html }) =>
            mailbox.add({
              to,
              subject,
              text: html ? plainText(html) : (text ?? ""),
              html: html ?? null,
            }),
        },
      },
    },
  });
  await app.init().catch((error: unknown) => {
    throw storageFailureOf(error, folder.root) ?? new UnreadableDatabase();
  });
  // The migrations are found from the working folder.
  process.chdir(projectFolder);
  await applyPendingMigrations(app).catch((error: unknown) => {
    const refused = storageFailureOf(error, folder.root);
    if (refused !== null) throw refused;
    const reason = error instanceof Error ? (error.message.split("\n", 1)[0] ?? "") : "";
    throw new MigrationFailed(`The database could not be brought up to date: ${reason}`);
  });
  await connection.exec("select private.remove_expired_rows()");
  // Before anybody can agree: a yes is to who receives messages from now on.
  await connection.driver.query("select public.set_companion_receiver($1)", [
    modelReceiver(configuration.model.apiKey, configuration.model.baseUrl),
  ]);
  const inTurn = createQueue({ mostWaiting: MOST_WAITING, mostOfOne: MOST_WAITING_OF_ONE });
  const hasPassword = async (email: string) => {
    const found = await connection.driver.query(
      "select from auth.users where email = $1 and encrypted_password <> ''",
      [email],
    );
    return found.rows.length > 0;
  };
  return {
    answer: (request, peerAddress) => {
      const caller = callerOf(request, peerAddress, keys);
      return endingOtherSessions((inner) =>
        inTurn(caller, () =>
          withTimingSafeSignIn(
            async (signIn) => app.fetch(signIn, { peerAddress }),
            hasPassword,
          )(inner),
        ),
      )(request);
    },
    isWell: () =>
      Promise.race([
        inTurn(null, async () => connection.exec("select 1")).then(() => true),
        wait(WELL_WITHIN_MS, false, { ref: false }),
      ]).catch(() => false),
    close: () => connection.close(),
  };
}
