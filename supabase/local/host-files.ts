import { ASK_AGAIN, cacheRules } from "./cache-rules.ts";
import { FRAMED_PAGES, framingPolicy, readerPolicy, securityHeaders } from "./security-headers.ts";
import { movedPages, pagePatterns } from "./site-routes.ts";

/** Files that a host reads and does not serve. */
export const hostFileNames: ReadonlySet<string> = new Set([
  "_headers",
  "_redirects",
  "vercel.json",
  "nginx.conf",
]);

/** Headers for all addresses that a pattern fits: `*` at its end stands for any rest, `:page` for one part. */
export type HostRule = { pattern: string; headers: Readonly<Record<string, string>> };

/** What a host has to send with each address; where several patterns fit, all of their headers. */
export const hostRules: readonly HostRule[] = [
  { pattern: "/*", headers: securityHeaders },
  ...cacheRules.map(([beginning, rule]) => ({
    pattern: `${beginning}*`,
    headers: { "cache-control": rule },
  })),
  ...pagePatterns.map((pattern) => ({
    pattern,
    headers: { "cache-control": ASK_AGAIN, "content-security-policy": framingPolicy(pattern) },
  })),
  {
    pattern: `${FRAMED_PAGES}*`,
    headers: {
      "cache-control": ASK_AGAIN,
      "content-security-policy": framingPolicy(FRAMED_PAGES),
    },
  },
  { pattern: "/reader/*", headers: { "content-security-policy": readerPolicy } },
  { pattern: "/assets/photo-worker-*", headers: { "content-security-policy": readerPolicy } },
];

/** The files that tell hosts what to send: Netlify and Cloudflare Pages, Vercel, nginx. */
export function hostFiles(): ReadonlyMap<string, string> {
  return new Map([
    ["_headers", headersFile()],
    ["_redirects", redirectsFile()],
    ["vercel.json", vercelFile()],
    ["nginx.conf", nginxFile()],
  ]);
}

function headersFile(): string {
  const lines = hostRules.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}

function redirectsFile(): string {
  return [...movedPages].map(([from, to]) => `${from} ${to} 308\n`).join("");
}

function vercelFile(): string {
  const file = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...movedPages].map(([source, destination]) => ({
      source,
      destination,
      statusCode: 308,
    })),
    headers: hostRules.map(({ pattern, headers }) => ({
      source: pattern.replace(/\*$/, "(.*)"),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** A location of nginx takes over no header from around it, so each one sends all of its own. */
function nginxFile(): string {
  const moved = [...movedPages].map(
    ([from, to]) => `location = ${from} { return 308 ${to}$is_args$args; }`,
  );
  const hidden = [...hostFileNames].map((name) => `location = /${name} { return 404; }`);
  const locations = hostRules
    .filter(({ pattern }) => pattern.endsWith("*") && pattern !== "/*")
    .map(({ pattern }) => {
      const beginning = pattern.slice(0, -1);
      return nginxLocation(`^~ ${beginning}`, headersAt(`${beginning}x`));
    });
  return [
    "# Within a `server` block whose `root` is this folder.",
    "error_page 404 /404.html;",
    "rewrite ^(.+)/$ $1 permanent;",
    ...hidden,
    ...moved,
    ...new Set(locations),
    nginxLocation("/", headersAt("/page")),
    "",
  ].join("\n");
}

function nginxLocation(place: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  return [
    `location ${place} {`,
    ...lines,
    "  try_files $uri $uri.html $uri/index.html =404;",
    "}",
  ].join("\n");
}

/** The headers that the rules give to an address. */
export function headersAt(path: string): Record<string, string> {
  const fitting = hostRules.filter(({ pattern }) => fits(pattern, path));
  return Object.assign({}, ...fitting.map(({ headers }) => headers));
}

function fits(pattern: string, path: string): boolean {
  if (pattern.endsWith("*")) return path.startsWith(pattern.slice(0, -1));
  if (pattern === "/:page") return /^\/[^/]+$/.test(path);
  return pattern === path;
}
