import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { request as openRequest } from "node:http";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { newFolder, startServer, type TestServer } from "./server.ts";

const SHELL = `<!doctype html><title>PCOS Care</title><style>body{color:red}</style><div id="root"></div>`;
const SCRIPT = "export const word = 'care';\n".repeat(200);

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await newFolder();
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, ".git"));
  await mkdir(join(folder, "guide"));
  await writeFile(join(folder, "index.html"), SHELL);
  await writeFile(join(folder, "guide/index.html"), "<!doctype html><h1>Guide</h1>");
  await writeFile(join(folder, "assets/main-Dx4kXJAl.js"), SCRIPT);
  await writeFile(join(folder, "assets/main-Dx4kXJAl.js.map"), "{}");
  await writeFile(join(folder, "robots.txt"), "User-agent: *");
  await mkdir(join(folder, "sample"));
  await writeFile(join(folder, "sample/survey.html"), "<!doctype html><h1>Survey</h1>");
  await writeFile(join(folder, ".env"), "SECRET=1");
  await writeFile(join(folder, ".git/config"), "[core]");
  await symlink("/etc/passwd", join(folder, "passwd.txt"));
  server = await startServer({
    env: {
      PCOS_CARE_SITE: folder,
      VITE_SURVEY_EMBED_URL: "https://forms.example.com/survey?id=1",
    },
  });
});
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true });
});

test("a page carries every security header and a policy without inline scripts", async () => {
  const { headers } = await fetch(`${server.url}/`);
  expect(policyOf(headers)).toEqual({
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src":
      "'self' 'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk=' 'sha256-FcQqt3aNlV7AZnGV4zkQRVeCeJOxbMPnQSx258L803E='",
    "img-src": "'self' data: blob: https://lh3.googleusercontent.com",
    "font-src": "'self'",
    "connect-src": "'self'",
    "frame-src": "'self' https://forms.example.com",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  });
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("permissions-policy")).toMatch(/^camera=\(self\), .*microphone=\(\)/);
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
});

test("only our own sample forms may be shown in a frame, and only by this site", async () => {
  const sample = await fetch(`${server.url}/sample/survey.html`);
  expect(await sample.text()).toBe("<!doctype html><h1>Survey</h1>");
  expect(policyOf(sample.headers)["frame-ancestors"]).toBe("'self'");
  const page = await fetch(`${server.url}/guide`);
  expect(policyOf(page.headers)["frame-ancestors"]).toBe("'none'");
});

test("a page address gets its own page or the app's, and an unknown one gets the app's with 404", async () => {
  expect(await pageAt("/guide")).toEqual([200, "<!doctype html><h1>Guide</h1>"]);
  expect(await pageAt("/chat")).toEqual([200, SHELL]);
  expect(await pageAt("/lab-tests/hba1c")).toEqual([200, SHELL]);
  expect(await pageAt("/chat/")).toEqual([200, SHELL]);
  expect(await pageAt("/nowhere")).toEqual([404, SHELL]);
});

test.each(["/.env", "/.git/config", "/assets/main-Dx4kXJAl.js.map", "/missing.js", "/passwd.txt"])(
  "%s is not served",
  async (path) => {
    const response = await fetch(server.url + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("Not found.");
  },
);

test("no address leads out of the site's folder", async () => {
  for (const path of [
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fetc/passwd",
    "//etc/passwd",
  ]) {
    const [status, body] = await rawGet(path);
    expect(status).toBe(404);
    expect(body).not.toContain("root:");
  }
});

test("a file with a hash in its name is kept for a year, a page is asked for again", async () => {
  const script = await fetch(`${server.url}/assets/main-Dx4kXJAl.js`);
  expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  const page = await fetch(`${server.url}/`);
  expect(page.headers.get("cache-control")).toBe("no-cache");
  const again = await fetch(`${server.url}/`, {
    headers: { "if-none-match": page.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
  expect((await fetch(`${server.url}/robots.txt`)).headers.get("cache-control")).toBe("no-cache");
});

test.each(["br", "gzip"])("text travels packed with %s", async (encoding) => {
  const response = await fetch(`${server.url}/assets/main-Dx4kXJAl.js`, {
    headers: { "accept-encoding": encoding },
  });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toContain("Accept-Encoding");
  expect(Number(response.headers.get("content-length"))).toBeLessThan(200);
  expect(await response.text()).toBe(SCRIPT);
});

test("HEAD answers like GET without a body, and other methods are refused", async () => {
  const head = await fetch(`${server.url}/guide`, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(head.headers.get("etag")).toBe((await fetch(`${server.url}/guide`)).headers.get("etag"));
  expect(await head.text()).toBe("");
  const post = await fetch(`${server.url}/guide`, { method: "POST" });
  expect(post.status).toBe(405);
  expect(post.headers.get("allow")).toBe("GET, HEAD");
});

function policyOf(headers: Headers): Record<string, string> {
  const directives = (headers.get("content-security-policy") ?? "").split("; ");
  return Object.fromEntries(
    directives.map((text) => [text.split(" ")[0], text.replace(/^\S+ /, "")]),
  );
}

async function pageAt(path: string): Promise<[number, string]> {
  const response = await fetch(server.url + path);
  return [response.status, await response.text()];
}

function rawGet(path: string): Promise<[number | undefined, string]> {
  return new Promise((resolve) => {
    openRequest({ host: "127.0.0.1", port: server.port, path }, (response) => {
      let body = "";
      response.on("data", (text: Buffer) => (body += text.toString()));
      response.on("end", () => resolve([response.statusCode, body]));
    }).end();
  });
}
