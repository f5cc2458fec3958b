import { ASK_AGAIN, cacheRule } from "./cache-rules.ts";
import {
  framingPolicy,
  pagePolicy,
  READER_FILE,
  readerPolicy,
  type Sources,
} from "./security-headers.ts";
import { type Encoding, readSiteFiles, type SiteFile } from "./site-files.ts";
import { isPage, movedPages } from "./site-routes.ts";

const FILE_NAME = /\/\.|\.[^/]*$/;

/** Answers requests for the pages and files of the built site. */
export type StaticSite = (request: Request) => Promise<Response>;

/** Reads the built site and serves it; a site with no page for a missing address gets its first page everywhere. */
export function createStaticSite(folder: string, sources: Sources): StaticSite {
  const files = readSiteFiles(folder);
  const policies = new Map<string, string>();
  let isPackingBegun = false;

  function policyOf(page: SiteFile, path: string): string {
    const policy = policies.get(page.etag) ?? pagePolicy(sources, page.text());
    policies.set(page.etag, policy);
    return `${policy}; ${framingPolicy(path)}`;
  }

  function pageAt(path: string): { file: SiteFile | undefined; status: number } {
    const own =
      files.get(`${path === "/" ? "" : path}/index.html`) ??
      files.get(`${path}.html`) ??
      files.get(path);
    if (own) return { file: own, status: 200 };
    // A site whose pages are made at build time has a page for what it does not have, and no other shell.
    const missing = files.get("/404.html");
    if (missing) return { file: missing, status: 404 };
    return { file: files.get("/index.html"), status: isPage(path) ? 200 : 404 };
  }

  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response("Only GET and HEAD work here.", {
        status: 405,
        headers: { allow: "GET, HEAD" },
      });
    }
    if (!isPackingBegun && request.headers.get("sec-fetch-dest") === "document") {
      isPackingBegun = true;
      void packAll(files);
    }
    const { pathname, search } = new URL(request.url);
    const file = files.get(pathname);
    if (file && !pathname.endsWith(".html")) {
      return send(request, file, 200, {
        "cache-control": cacheRule(pathname),
        ...(READER_FILE.test(pathname) && { "content-security-policy": readerPolicy }),
      });
    }
    const withoutSlash = pathname.replace(/\/$/, "");
    if (withoutSlash !== pathname && isPage(withoutSlash)) {
      return new Response(null, { status: 308, headers: { location: withoutSlash } });
    }
    const movedTo = movedPages.get(pathname);
    if (movedTo !== undefined) {
      return new Response(null, { status: 308, headers: { location: `${movedTo}${search}` } });
    }
    if (!file && FILE_NAME.test(pathname)) return new Response("Not found.", { status: 404 });
    const page = pageAt(pathname);
    if (!page.file)
      return new Response("The site is not built yet. Run: npm run build", { status: 503 });
    return send(request, page.file, page.status, {
      "cache-control": ASK_AGAIN,
      "content-security-policy": policyOf(page.file, pathname),
    });
  };
}

async function send(
  request: Request,
  file: SiteFile,
  status: number,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const known = request.headers.get("if-none-match")?.split(/\s*,\s*/) ?? [];
  const common = { ...headers, etag: file.etag, vary: "Accept-Encoding" };
  if (status === 200 && known.some((tag) => tag.replace(/^W\//, "") === file.etag)) {
    return new Response(null, { status: 304, headers: common });
  }
  const { bytes, encoding } = await file.encoded(wantedEncoding(request));
  return new Response(request.method === "HEAD" ? null : bytes, {
    status,
    headers: {
      ...common,
      "content-type": file.type,
      "content-length": String(bytes.length),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    },
  });
}

function wantedEncoding(request: Request): Encoding {
  const accepted = request.headers.get("accept-encoding") ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

/** Takes a processor some ten seconds, which a server that no browser opens need not spend. */
async function packAll(files: ReadonlyMap<string, SiteFile>): Promise<void> {
  for (const file of files.values()) await file.encoded("br");
}
