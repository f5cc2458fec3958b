import { readFileSync } from "node:fs";
import { createServer } from "node:http";

import { z } from "zod";

/** What the command line sent to change something. */
export type Write = { method: string; path: string; body: string };

const none: unknown[] = [];

const settings = z.record(z.string(), z.unknown());

/** Every setting of sign-in that the API answers with, as in a new project; the command line refuses an answer that lacks one. */
const authSettings = settings.parse(
  JSON.parse(readFileSync("tests/fakes/auth-settings.json", "utf8")),
);

/** What Supabase answers about a project that is new, as far as its command line asks. */
function answersFor(reference: string): Readonly<Record<string, unknown>> {
  const created_at = "2026-01-01T00:00:00Z";
  const project = {
    id: reference,
    ref: reference,
    organization_id: "clinic",
    organization_slug: "clinic",
    name: "care",
    region: "eu-central-1",
    created_at,
    status: "ACTIVE_HEALTHY",
    database: { host: "none", version: "15", postgres_engine: "15", release_channel: "ga" },
  };
  const own = `/v1/projects/${reference}`;
  return {
    "/v1/projects": [project],
    [own]: project,
    [`${own}/api-keys`]: [
      { name: "anon", api_key: "made-up", type: "legacy" },
      { name: "service_role", api_key: "made-up-too", type: "legacy" },
    ],
    [`${own}/billing/addons`]: { selected_addons: none, available_addons: none },
    [`${own}/config/storage`]: {
      fileSizeLimit: 1,
      features: { imageTransformation: { enabled: false }, s3Protocol: { enabled: false } },
    },
    [`${own}/config/database/pooler`]: none,
    [`/v2/projects/${reference}/config`]: {
      data: {
        attributes: {
          api: { db_schema: "public,graphql_public", db_extra_search_path: "public", max_rows: 1 },
          auth: { site_url: "http://localhost:3000", mailer_autoconfirm: true },
          database: { ssl_enforcement: { database: false } },
        },
      },
    },
  };
}

function answerTo(method: string, path: string, body: string): [number, unknown] {
  if (path.endsWith("/functions/deploy"))
    return [201, { id: "a", slug: "a", name: "a", version: 1, status: "ACTIVE" }];
  if (path.endsWith("/functions")) return [200, { functions: none }];
  if (path.endsWith("/secrets")) return [201, {}];
  if (path.endsWith("/ssl-enforcement"))
    return [200, { currentConfig: { database: true }, appliedSuccessfully: true }];
  if (path.endsWith("/postgrest"))
    return [
      200,
      {
        db_schema: "",
        max_rows: 1,
        db_extra_search_path: "",
        db_pool: null,
        db_pool_acquisition_timeout: null,
        db_pool_max_idletime: null,
        db_pool_max_lifetime: null,
      },
    ];
  if (path.endsWith("/config/auth"))
    return [200, { ...authSettings, ...settings.parse(JSON.parse(body)) }];
  return [method === "POST" ? 201 : 200, body === "" ? {} : JSON.parse(body)];
}

/** Stands in for Supabase's Management API; notes what would have been changed. */
export async function startManagementApi(reference: string) {
  const answers = answersFor(reference);
  const writes: Write[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { method = "GET", url = "/" } = request;
      const { pathname, search } = new URL(url, "http://127.0.0.1");
      const body = Buffer.concat(parts).toString();
      const [status, answer] =
        method === "GET"
          ? [pathname in answers ? 200 : 404, answers[pathname] ?? { message: "Not here" }]
          : answerTo(method, pathname, body);
      if (method !== "GET") writes.push({ method, path: pathname + search, body });
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return { address: `http://127.0.0.1:${port}`, writes, close: () => server.close() };
}
