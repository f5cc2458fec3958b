import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { headersAt, hostFiles, hostRules } from "./host-files.ts";
import { withPolicy } from "./host-files-plugin.ts";
import { createPlainHost } from "./plain-host.ts";
import { pagePolicy, securityHeaders } from "./security-headers.ts";
import { createStaticSite } from "./static-site.ts";

const page = `<!doctype html><meta charset="utf-8"><title>x</title><style>a{color:red}</style>`;
const names = [
  "index.html",
  "guide.html",
  "lab-tests/hba1c.html",
  "404.html",
  "sample/survey.html",
  "sw.js",
  "assets/site-Dx4kXJAl.js",
  "assets/photo-worker-Dx4kXJAl.js",
  "reader/0123456789ab/core.wasm",
  "fonts/a.woff2",
];
const sources = {
  frameOrigins: ["https://forms.example"],
  connectOrigins: ["https://project.example"],
};

async function hosts() {
  const folder = await mkdtemp(join(tmpdir(), "pcos-care-host-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = new Map([...names.map((name) => [name, page] as const), ...hostFiles()]);
  for (const [name, text] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const local = createStaticSite(folder, sources);
  return {
    plain: createPlainHost(folder),
    local: (path: string) => local(new Request(`http://127.0.0.1${path}`)),
  };
}

test.each([
  "/",
  "/guide",
  "/lab-tests/hba1c",
  "/sample/survey.html",
  "/sw.js",
  "/assets/site-Dx4kXJAl.js",
  "/assets/photo-worker-Dx4kXJAl.js",
  "/reader/0123456789ab/core.wasm",
  "/fonts/a.woff2",
  "/no-such-page",
])("a host that reads our file answers %s as the local server does", async (path) => {
  const { plain, local } = await hosts();
  const [hosted, own] = [await plain("GET", path), await local(path)];
  expect(hosted.status).toBe(own.status);
  expect(hosted.headers).toMatchObject(securityHeaders);
  expect(hosted.headers["cache-control"]).toBe(own.headers.get("cache-control"));
  const isPage = own.headers.get("content-type")?.startsWith("text/html") === true;
  const hostedPolicy = hosted.headers["content-security-policy"] ?? "";
  const policy = isPage
    ? `${pagePolicy(sources, page)}; ${hostedPolicy}`
    : hostedPolicy.replace(/^frame-ancestors 'none'$/, "");
  expect(policy).toBe(own.headers.get("content-security-policy") ?? "");
});

test("only what reads photos may turn bytes into code", async () => {
  const allowed = hostRules.filter(({ headers }) => JSON.stringify(headers).includes("wasm"));
  expect(allowed.map(({ pattern }) => pattern)).toEqual(["/reader/*", "/assets/photo-worker-*"]);
  expect(pagePolicy(sources, page)).not.toContain("unsafe");
});

test("a page may run the scripts that were written into it at build time, and no other inline one", () => {
  const marked = `${page}<script>go()</script><script type="application/ld+json">{}</script>`;
  expect(pagePolicy(sources, page)).toContain("script-src 'self';");
  expect(pagePolicy(sources, marked)).toContain(
    "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';",
  );
});

test("our sample forms may be shown by this site, and nothing else by anybody", () => {
  expect(headersAt("/sample/survey.html")["content-security-policy"]).toBe(
    "frame-ancestors 'self'",
  );
  for (const path of ["/", "/chat", "/articles/periods"])
    expect(headersAt(path)["content-security-policy"]).toBe("frame-ancestors 'none'");
});

test("a page holds its own policy before everything else, and once", () => {
  const html = withPolicy(withPolicy(page, sources), sources);
  expect(html.match(/Content-Security-Policy/g)).toHaveLength(1);
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<title>"));
  expect(html).toContain("connect-src 'self' https://project.example");
  expect(html).not.toContain("frame-ancestors");
  expect(() => withPolicy("<p>no head</p>", sources)).toThrow("no place");
});

test("addresses that have moved lead on, and what hosts read is not served", async () => {
  const { plain, local } = await hosts();
  expect(await plain("GET", "/pcos-program?from=mail")).toMatchObject({
    status: 308,
    headers: { location: "/guide?from=mail" },
  });
  for (const name of hostFiles().keys()) {
    expect((await plain("GET", `/${name}`)).status).toBe(404);
    expect((await local(`/${name}`)).status).toBe(404);
  }
});

test("every host is told the same", () => {
  const files = hostFiles();
  const vercel: unknown = JSON.parse(files.get("vercel.json") ?? "");
  expect(vercel).toMatchObject({ cleanUrls: true, trailingSlash: false });
  const values = new Set(hostRules.flatMap(({ headers }) => Object.values(headers)));
  for (const name of ["_headers", "vercel.json", "nginx.conf"]) {
    expect([...values].filter((value) => !files.get(name)?.includes(value))).toEqual([]);
  }
});
