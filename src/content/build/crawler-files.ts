import type { SiteAddress } from "./site-addresses.ts";

/** The site's own address, or null when it is not set; throws when it cannot be used. */
export function readSiteUrl(text: string | undefined): string | null {
  const url = text?.trim().replace(/\/$/, "") ?? "";
  if (url === "") return null;
  if (!URL.canParse(url) || new URL(url).origin !== url)
    throw new Error("VITE_SITE_URL must be https:// and a host, with no path");
  return url;
}

/** The list of public pages that search engines read. */
export function sitemapOf(siteUrl: string, addresses: readonly SiteAddress[]): string {
  const entries = addresses.map(({ path, changedOn }) => {
    const day = changedOn === null ? "" : `<lastmod>${changedOn}</lastmod>`;
    return `  <url><loc>${siteUrl}${path}</loc>${day}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** What search engines may read: every page, since the ones to leave out say so themselves. */
export function robotsOf(siteUrl: string | null): string {
  const rule = "User-agent: *\nAllow: /\n";
  return siteUrl === null ? rule : `${rule}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
