import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";

import { afterEach, beforeEach, expect, test } from "vitest";

import { readPrerenderedAddresses } from "../src/content/build/prerendered-addresses.ts";
import type { OnlineSite } from "./check.ts";
import { checks, examine } from "./examine.ts";

const pageAddresses = readPrerenderedAddresses();

type Answer = { status: number; headers?: Record<string, string>; body?: string };
type Answers = Record<string, Answer>;

const POLICY =
  "script-src 'self' 'sha256-zpiX8sq4uKV6lLIVjN0nztAW7L1db1O9BGZ9ler14Tg='; frame-ancestors 'none'";
const page: Answer = {
  status: 200,
  headers: {
    "cache-control": "no-cache",
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "geolocation=()",
  },
  body: '<h1>A page</h1><script src="/assets/start-abcdefgh.js"></script>',
};
const signInSettings = {
  disable_signup: false,
  mailer_autoconfirm: false,
  external: { email: true, google: false },
};

/** What a site answers on which nothing is wrong, by method and path; anything else is not found. */
function soundAnswers(address: string): Answers {
  return {
    ...Object.fromEntries(pageAddresses.map((path) => [`GET ${path}`, page])),
    "GET /pcos-program": { status: 308, headers: { location: "/guide" } },
    "GET /sw.js": { status: 200, headers: { "cache-control": "no-cache" } },
    "GET /assets/start-abcdefgh.js": {
      status: 200,
      headers: { "cache-control": "public, max-age=31536000, immutable" },
    },
    "GET /sitemap.xml": { status: 200, body: `<loc>${address}/</loc>` },
    "POST /functions/v1/claude-chat": { status: 401 },
    "POST /functions/v1/ocr-image": { status: 401 },
    "OPTIONS /functions/v1/claude-chat": { status: 204 },
    "OPTIONS /functions/v1/ocr-image": { status: 204 },
    "GET /health": { status: 200, body: "{}" },
    "GET /rest/v1/profiles": { status: 200, body: "[]" },
    "GET /rest/v1/chat_messages": { status: 401 },
    "GET /rest/v1/consents": { status: 401 },
    "GET /rest/v1/usage_counters": { status: 401 },
    "GET /rest/v1/visitors": { status: 401 },
    "GET /rest/v1/answer_ratings": { status: 401 },
    "GET /auth/v1/settings": { status: 200, body: JSON.stringify(signInSettings) },
  };
}

let server: Server;
let site: OnlineSite;
let answers: Answers;

beforeEach(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const missing = { status: 404, body: "<h1>Page not found</h1>" };
    const answer: Answer = answers[`${request.method} ${pathname}`] ?? missing;
    const number = request.headers["x-request-id"];
    if (number !== undefined) response.setHeader("x-request-id", number);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const listening = server.address();
  if (listening === null || typeof listening === "string") throw new Error("No port.");
  const address = `http://127.0.0.1:${listening.port}`;
  const own = { VITE_SUPABASE_URL: address };
  site = { address, backend: address, publishableKey: "sb_publishable_test", own };
  answers = soundAnswers(address);
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

test("a sound site has no fault, and its empty settings are named", async () => {
  const { lines, faults } = await examine(site);
  expect(lines.filter((line) => line.startsWith("FAULT"))).toEqual([]);
  expect(faults).toBe(0);
  expect(lines).toContain("empty  VITE_DONATION_URL: the donation page has nothing of yours yet.");
  expect(lines).toContain(
    "empty  VITE_HOSTING_REGION: the privacy policy has nothing of yours yet.",
  );
});

const shows = (html: string): Answer => ({ ...page, body: html });
const without = (header: string): Answer => ({
  ...page,
  headers: Object.fromEntries(
    Object.entries(page.headers ?? {}).filter(([name]) => name !== header),
  ),
});
const signIn = (changed: object): Answer => ({
  status: 200,
  body: JSON.stringify({ ...signInSettings, ...changed }),
});

const planted: readonly { check: string; fault: string; answers: Answers }[] = [
  {
    check: "every page answers",
    fault: "/articles/periods answers 500 in place of 200.",
    answers: { "GET /articles/periods": { status: 500 } },
  },
  {
    check: "every page answers",
    fault: "/bmi-calculator comes without its heading; only scripts would show it.",
    answers: { "GET /bmi-calculator": shows('<div id="root"></div>') },
  },
  {
    check: "an unknown address",
    fault: "It answers 200.",
    answers: { "GET /no-such-page-here": page },
  },
  {
    check: "addresses that only forward",
    fault: "/pcos-program answers 302, and does not lead to /guide.",
    answers: { "GET /pcos-program": { status: 302, headers: { location: "/" } } },
  },
  {
    check: "a page forbids scripts",
    fault: "The Content-Security-Policy is missing, or lets other scripts in.",
    answers: { "GET /": without("content-security-policy") },
  },
  {
    check: "the headers that keep browsers careful",
    fault: "Missing or too weak: x-content-type-options.",
    answers: { "GET /": without("x-content-type-options") },
  },
  {
    check: "pages and the service worker",
    fault: '/sw.js may be kept ("public, max-age=86400").',
    answers: {
      "GET /sw.js": { status: 200, headers: { "cache-control": "public, max-age=86400" } },
    },
  },
  {
    check: "what belongs to nobody outside",
    fault: "/.env can be read.",
    answers: { "GET /.env": { status: 200, body: "SECRET=1" } },
  },
  {
    check: "search engines are told",
    fault: "The sitemap names https://other.example.",
    answers: { "GET /sitemap.xml": { status: 200, body: "<loc>https://other.example/</loc>" } },
  },
  {
    check: "the functions answer",
    fault: "ocr-image answers 404 in place of 401.",
    answers: { "POST /functions/v1/ocr-image": { status: 404 } },
  },
  {
    check: "the functions can be called",
    fault: "claude-chat lets any site's pages call it.",
    answers: {
      "OPTIONS /functions/v1/claude-chat": {
        status: 204,
        headers: { "access-control-allow-origin": "*" },
      },
    },
  },
  {
    check: "the backend is well",
    fault: "/health answers 503.",
    answers: { "GET /health": { status: 503 } },
  },
  {
    check: "a failure of a function can be found",
    fault: "claude-chat loses the number.",
    answers: {
      "POST /functions/v1/claude-chat": { status: 401, headers: { "x-request-id": "another" } },
    },
  },
  {
    check: "nobody reads the tables",
    fault: "Anyone can read chat_messages.",
    answers: { "GET /rest/v1/chat_messages": { status: 200, body: '[{"id":"1"}]' } },
  },
  {
    check: "e-mail addresses are confirmed",
    fault: "It is off.",
    answers: { "GET /auth/v1/settings": signIn({ mailer_autoconfirm: true }) },
  },
  {
    check: "new people can sign up",
    fault: "Also on: google.",
    answers: { "GET /auth/v1/settings": signIn({ external: { email: true, google: true } }) },
  },
];

test.for(planted)("a site where $check fails: $fault", async ({ check, fault, answers: wrong }) => {
  answers = { ...answers, ...wrong };
  const { lines } = await examine(site);
  const faults = lines.filter((line) => line.startsWith("FAULT"));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(check);
  expect(faults[0]).toContain(fault);
});

const publicTables = globSync("supabase/schemas/*.sql").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/^create table public\.(\w+)/gm)].map(([, name]) => name),
);

test.for(publicTables)("the table %s is named when anyone can read it", async (table) => {
  answers = { ...answers, [`GET /rest/v1/${table}`]: { status: 200, body: '[{"id":"1"}]' } };
  const { lines } = await examine(site);
  expect(lines.join("\n")).toContain(`Anyone can read ${table}.`);
});

test("an address of another service that does not answer is named by its setting", async () => {
  const own = { ...site.own, VITE_DONATION_URL: `${site.address}/closed` };
  const { lines } = await examine({ ...site, own });
  expect(lines.join("\n")).toContain("VITE_DONATION_URL answers 404.");
});

test("a site that is not encrypted is told so", async () => {
  const check = checks.find(({ name }) => name.startsWith("an unencrypted address"));
  expect(await check?.find({ ...site, address: "http://pcos-care.example" })).toBe(
    "The site is not encrypted.",
  );
});

test("a backend elsewhere has to be in the policy and to let the site's pages call", async () => {
  const { lines } = await examine({
    ...site,
    backend: site.address.replace("127.0.0.1", "localhost"),
  });
  expect(lines.join("\n")).toContain("does not let pages call the backend");
  expect(lines.join("\n")).toContain("claude-chat does not let this site's pages call it");
});

test("each check has been seen to fail", () => {
  const failing = new Set([
    ...planted.map(({ check }) => check),
    "the addresses of other services",
    "an unencrypted address",
  ]);
  const names = [...failing];
  expect(checks.filter(({ name }) => !names.some((start) => name.startsWith(start)))).toEqual([]);
});

test("of a site that cannot be reached one line says so", async () => {
  server.close();
  server.closeAllConnections();
  const { lines, faults } = await examine(site);
  expect(lines).toEqual([expect.stringContaining(`${site.address} cannot be reached`)]);
  expect(faults).toBe(1);
});
