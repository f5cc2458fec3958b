import postgres, { type TransactionSql } from "postgres";
import { z } from "zod";

import { type Answer, type Backend, type Caller, newEmail, newId, type Row } from "./backend.ts";
import { startBarePostgres } from "./bare-postgres.ts";
import {
  callStatement,
  deleteStatement,
  insertStatement,
  selectStatement,
  type Statement,
  updateStatement,
} from "./bare-statements.ts";
import { migrationTexts } from "./sql-files.ts";

const connections = 50;
const rowsSchema = z.array(z.record(z.string(), z.unknown()));
const argumentsSchema = z.array(z.object({ name: z.string(), type: z.string() }));

type Identity = { role: "anon" | "authenticated" | "service_role"; claims?: Row; headers?: Row };

export type BareBackend = Backend & {
  /** A caller without an account whose call the platform describes with these headers. */
  anonymousWith: (headers: Row) => Caller;
};

/** A plain PostgreSQL with our migrations, asked the way PostgREST asks a hosted one. */
export async function openBareBackend(): Promise<BareBackend> {
  const server = await startBarePostgres();
  const sql = server.connect(connections);
  for (const text of migrationTexts()) await sql.begin((transaction) => transaction.unsafe(text));

  async function argumentTypes(name: string) {
    const found = await sql`
      select argument.name, format_type(argument.type, null) as type
      from pg_proc, unnest(proargnames, proargtypes) as argument(name, type)
      where pronamespace = 'public'::regnamespace and proname = ${name}`;
    return new Map(argumentsSchema.parse([...found]).map(({ name: key, type }) => [key, type]));
  }

  function caller(identity: Identity): Caller {
    async function ask(statement: Statement, succeeded: number): Promise<Answer> {
      try {
        const rows = await sql.begin(async (transaction) => {
          await become(transaction, identity);
          return rowsSchema.parse([
            ...(await transaction.unsafe(statement.text, statement.values)),
          ]);
        });
        return { status: succeeded, rows, code: null, message: null, hint: null };
      } catch (failure) {
        if (!(failure instanceof postgres.PostgresError)) throw failure;
        const { code, message, hint = null } = failure;
        return { status: statusOf(code, identity), rows: [], code, message, hint };
      }
    }
    return {
      select: (table, where = {}) => ask(selectStatement(table, "*", where), 200),
      count: async (table, where = {}) => {
        const answer = await ask(selectStatement(table, "count(*)::integer as total", where), 200);
        return Number(answer.rows[0]?.["total"] ?? 0);
      },
      insert: (table, rows, options = {}) =>
        ask(insertStatement(table, Array.isArray(rows) ? rows : [rows], options), 201),
      update: (table, where, values) => ask(updateStatement(table, where, values), 200),
      remove: (table, where) => ask(deleteStatement(table, where), 200),
      call: async (name, values = {}) =>
        ask(callStatement(name, values, await argumentTypes(name)), 200),
    };
  }

  return {
    anonymous: caller({ role: "anon" }),
    anonymousWith: (headers) => caller({ role: "anon", headers }),
    service: caller({ role: "service_role" }),
    register: async (email = newEmail(), minutesAgo = 0) => {
      const id = newId();
      const session_id = newId();
      await sql`insert into auth.users (id, email) values (${id}, ${email})`;
      await sql`insert into auth.sessions (id, user_id) values (${session_id}, ${id})`;
      await sql`insert into auth.flow_state (user_id) values (${id})`;
      await sql`
        insert into auth.audit_log_entries (payload)
        values (json_build_object('actor_id', ${id}::text, 'actor_username', ${email}::text))`;
      const timestamp = Math.floor(Date.now() / 1000) - 60 * minutesAgo;
      const claims = { sub: id, session_id, amr: [{ method: "password", timestamp }] };
      return { ...caller({ role: "authenticated", claims }), id, email };
    },
    sql: async (statement, values = []) =>
      rowsSchema.parse([...(await sql.unsafe(statement, [...values]))]),
    close: async () => {
      await sql.end();
      await server.stop();
    },
  };
}

async function become(transaction: TransactionSql, { role, claims = {}, headers = {} }: Identity) {
  const token = JSON.stringify({ ...claims, role });
  await transaction`select set_config('request.jwt.claims', ${token}, true)`;
  await transaction`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
  await transaction.unsafe(`set local role ${role}`);
}

/** PostgREST's table from SQLSTATE to HTTP. */
function statusOf(code: string, { role }: Identity): number {
  if (/^PT\d{3}$/.test(code)) return Number(code.slice(2));
  if (code === "42501") return role === "anon" ? 401 : 403;
  if (code === "23503" || code === "23505") return 409;
  return ["22", "23", "42"].includes(code.slice(0, 2)) ? 400 : 500;
}
