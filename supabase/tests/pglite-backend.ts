import { App } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { z } from "zod";

import { createQueue } from "../local/queue.ts";
import {
  type Answer,
  type Backend,
  type Caller,
  newEmail,
  type Person,
  type Row,
} from "./backend.ts";

const site = "http://127.0.0.1:5173";
const publishableKey = "sb_publishable_of_the_tests";
const secretKey = "sb_secret_of_the_tests";
const password = "Correct1horse";

const rowSchema = z.record(z.string(), z.unknown());
const failureSchema = z.object({
  code: z.string().nullish(),
  message: z.string().nullish(),
  hint: z.string().nullish(),
});
const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
const resultSchema = z.object({ rows: z.array(rowSchema) });

export type PgliteBackend = Backend & {
  /** One raw request to the API with the publishable key. */
  request: (method: string, path: string, headers?: Record<string, string>) => Promise<Response>;
  /** Applies what is not yet applied and says how many files that were. */
  migrate: () => Promise<number>;
};

/** The embedded engine in memory, with the migrations applied as the local server does it. */
export async function openPgliteBackend(): Promise<PgliteBackend> {
  const connection = await createPgliteConnection({});
  const app = new App({
    connection,
    api: { schemas: ["public"] },
    auth: {
      enabled: true,
      site_url: site,
      jwt_secret: crypto.randomUUID() + crypto.randomUUID(),
      publishable_key: publishableKey,
      secret_key: secretKey,
      minimum_password_length: 8,
      password_requirements: "lower_upper_letters_digits",
      email: { enable_confirmations: false },
    },
    options: { server: { admin: false }, drivers: { email: { send: async () => {} } } },
  });
  await app.init();
  const inTurn = createQueue();

  async function migrate() {
    return (await applyPendingMigrations(app)).applied.length;
  }
  await migrate();

  function request(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: unknown,
  ) {
    return inTurn(null, async () =>
      app.fetch(
        new Request(site + path, {
          method,
          headers: { apikey: publishableKey, "content-type": "application/json", ...headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
    );
  }

  function caller(credentials: Record<string, string>): Caller {
    async function ask(method: string, path: string, prefer: string[], body?: unknown) {
      const headers = { ...credentials, prefer: prefer.join(",") };
      return readAnswer(await request(method, `/rest/v1/${path}`, headers, body));
    }
    return {
      select: (table, where = {}) => ask("GET", `${table}?${filters(where)}`, []),
      count: async (table, where = {}) => {
        const headers = { ...credentials, prefer: "count=exact" };
        const response = await request("HEAD", `/rest/v1/${table}?${filters(where)}`, headers);
        return Number(response.headers.get("content-range")?.split("/")[1] ?? 0);
      },
      insert: (table, rows, { returning = false, onConflict } = {}) => {
        const prefer = [`return=${returning ? "representation" : "minimal"}`];
        if (onConflict !== undefined) prefer.push(`resolution=${onConflict}-duplicates`);
        return ask("POST", table, prefer, rows);
      },
      update: (table, where, values) =>
        ask("PATCH", `${table}?${filters(where)}`, ["return=representation"], values),
      remove: (table, where) =>
        ask("DELETE", `${table}?${filters(where)}`, ["return=representation"]),
      call: (name, values = {}) => ask("POST", `rpc/${name}`, [], values),
    };
  }

  async function register(email = newEmail(), minutesAgo = 0): Promise<Person> {
    const response = await request("POST", "/auth/v1/signup", {}, { email, password });
    const session = sessionSchema.parse(await response.json());
    await connection.driver.query(
      "update auth.sessions set created_at = created_at - $2::interval where user_id = $1",
      [session.user.id, `${minutesAgo} minutes`],
    );
    const credentials = { authorization: `Bearer ${session.access_token}` };
    return { ...caller(credentials), id: session.user.id, email };
  }

  return {
    anonymous: caller({}),
    service: caller({ apikey: secretKey }),
    register,
    request,
    migrate,
    sql: async (statement, values = []) =>
      resultSchema.parse(await connection.driver.query(statement, [...values])).rows,
    close: () => connection.close(),
  };
}

function filters(where: Row): string {
  return new URLSearchParams(
    Object.entries(where).map(([column, value]) => [column, `eq.${String(value)}`]),
  ).toString();
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const body: unknown = text === "" ? [] : JSON.parse(text);
  if (!response.ok) {
    const failure = failureSchema.parse(body);
    return {
      status: response.status,
      rows: [],
      code: failure.code ?? null,
      message: failure.message ?? null,
      hint: failure.hint ?? null,
    };
  }
  const rows = z.array(rowSchema).safeParse(body);
  return {
    status: response.status,
    rows: rows.success ? rows.data : [{ value: body }],
    code: null,
    message: null,
    hint: null,
  };
}
