import { readPrerenderedAddresses } from "../src/content/build/prerendered-addresses.ts";
import { forwards } from "../src/lib/paths.ts";
import { ask, type Check, firstFault, type OnlineSite } from "./check.ts";

const pageAddresses = readPrerenderedAddresses();
const UNKNOWN_ADDRESS = "/no-such-page-here";

async function findPageFault(site: OnlineSite, path: string): Promise<string | null> {
  const response = await ask(`${site.address}${path}`);
  if (response.status !== 200) return `${path} answers ${response.status} in place of 200.`;
  const html = await response.text();
  return /<h1[\s>]/.test(html)
    ? null
    : `${path} comes without its heading; only scripts would show it.`;
}

/** The policy of a page, from its header or from the page itself. */
async function readPolicy(site: OnlineSite): Promise<string> {
  const response = await ask(`${site.address}/`);
  const written = /http-equiv="content-security-policy"\s+content="([^"]*)"/i.exec(
    await response.text(),
  );
  return `${response.headers.get("content-security-policy") ?? ""}; ${written?.[1] ?? ""}`;
}

const headerRules: readonly {
  name: string;
  holds: (value: string) => boolean;
  httpsOnly?: true;
}[] = [
  { name: "x-content-type-options", holds: (value) => value === "nosniff" },
  { name: "referrer-policy", holds: (value) => value !== "" && value !== "unsafe-url" },
  { name: "permissions-policy", holds: (value) => value.includes("geolocation=()") },
  {
    name: "strict-transport-security",
    holds: (value) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= 15_552_000,
    httpsOnly: true,
  },
];

export const pageChecks: readonly Check[] = [
  {
    name: "every page answers at its own address, with its words in the HTML",
    remedy:
      "Upload the whole folder dist, and let the host serve <address>.html or <address>/index.html.",
    find: (site) => firstFault(pageAddresses, (path) => findPageFault(site, path)),
  },
  {
    name: "an unknown address answers 404 with our own page",
    remedy: "Let the host serve 404.html with status 404.",
    find: async (site) => {
      const response = await ask(`${site.address}${UNKNOWN_ADDRESS}`);
      if (response.status !== 404) return `It answers ${response.status}.`;
      return /<h1[\s>]/.test(await response.text()) ? null : "It is the host's own page.";
    },
  },
  {
    name: "addresses that only forward lead to their page",
    remedy: "Upload the redirects that the build wrote, or set them at the host by hand.",
    find: (site) =>
      firstFault(Object.entries(forwards), async ([from, to]) => {
        const response = await ask(`${site.address}${from}`);
        if (response.status === 200) return null;
        const location = response.headers.get("location");
        const leads = location === null ? null : new URL(location, site.address).pathname;
        return leads === to
          ? null
          : `${from} answers ${response.status}, and does not lead to ${to}.`;
      }),
  },
  {
    name: "a page forbids scripts and frames that are not ours",
    remedy: "Send the headers that the build wrote with every page.",
    find: async (site) => {
      const policy = await readPolicy(site);
      if (!/script-src 'self'(?: 'sha256-[\w+/]{43}=')*(?:;| 'wasm-unsafe-eval'|$)/.test(policy)) {
        return "The Content-Security-Policy is missing, or lets other scripts in.";
      }
      if (site.backend !== site.address && !policy.includes(site.backend)) {
        return "The Content-Security-Policy does not let pages call the backend.";
      }
      return policy.includes("frame-ancestors") ? null : "Any site may show our pages in a frame.";
    },
  },
  {
    name: "the headers that keep browsers careful are there",
    remedy: "Send the headers that the build wrote with every page.",
    find: async (site) => {
      const { headers } = await ask(`${site.address}/`);
      const isSecure = site.address.startsWith("https:");
      const missing = headerRules.filter(
        ({ name, holds, httpsOnly }) => (isSecure || !httpsOnly) && !holds(headers.get(name) ?? ""),
      );
      if (missing.length === 0) return null;
      return `Missing or too weak: ${missing.map(({ name }) => name).join(", ")}.`;
    },
  },
  {
    name: "pages and the service worker are asked for anew, scripts are kept",
    remedy: "Send cache-control as the build's header files say.",
    find: async (site) => {
      const page = await ask(`${site.address}/`);
      const script = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0];
      if (script === undefined) return "The first page names no script.";
      const stale = await firstFault(["/", "/sw.js"], async (path) => {
        const rule = (await ask(`${site.address}${path}`)).headers.get("cache-control") ?? "";
        return /no-cache|no-store|max-age=0/.test(rule) ? null : `${path} may be kept ("${rule}").`;
      });
      if (stale !== null) return stale;
      const kept = (await ask(`${site.address}${script}`)).headers.get("cache-control") ?? "";
      return kept.includes("immutable") ? null : `${script} is not kept ("${kept}").`;
    },
  },
  {
    name: "what belongs to nobody outside is not served",
    remedy: "Upload only the folder dist.",
    find: (site) =>
      firstFault(["/.env", "/.git/config", "/package.json"], async (path) =>
        (await ask(`${site.address}${path}`)).status === 200 ? `${path} can be read.` : null,
      ),
  },
  {
    name: "search engines are told of the pages under this address",
    remedy: "Build with VITE_SITE_URL set to the site's address, and upload again.",
    find: async (site) => {
      const response = await ask(`${site.address}/sitemap.xml`);
      if (response.status !== 200) return "There is no sitemap.xml.";
      const named = /<loc>(https?:\/\/[^/<]+)/.exec(await response.text())?.[1];
      return named === site.address ? null : `The sitemap names ${named ?? "no address"}.`;
    },
  },
  {
    name: "an unencrypted address leads to the encrypted one",
    remedy: "Switch on 'always use HTTPS' at the host.",
    find: async (site) => {
      if (!site.address.startsWith("https:")) {
        const { hostname } = new URL(site.address);
        const isOwnMachine = hostname === "localhost" || hostname === "127.0.0.1";
        return isOwnMachine ? null : "The site is not encrypted.";
      }
      const { status, headers } = await ask(site.address.replace("https:", "http:"));
      const leads = headers.get("location")?.startsWith("https://") === true;
      return status >= 300 && status < 400 && leads ? null : `http answers ${status}.`;
    },
  },
];
