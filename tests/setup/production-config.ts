import { readFileSync } from "node:fs";

/** The text of `supabase/config.toml` for a project and a site, whoever's they are in this copy. */
export function productionConfig(reference: string, siteUrl: string): string {
  const [before = "", ...after] = readFileSync("supabase/config.toml", "utf8").split(
    "[remotes.production]",
  );
  const production = after
    .join("[remotes.production]")
    .replace(/project_id = ".*"/, `project_id = "${reference}"`)
    .replace(/site_url = ".*"/, `site_url = "${siteUrl}"`);
  return `${before}[remotes.production]${production}`;
}
