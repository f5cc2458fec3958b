import { loadEnv } from "vite";

import { examine } from "./examine.ts";

const USAGE = "Say which site: npm run doctor -- https://your.site";

/** Looks at a site from outside, prints a line for each check, and ends with 1 when something is wrong. */
async function main(address: string | undefined): Promise<number> {
  if (address === undefined || !URL.canParse(address)) {
    console.error(USAGE);
    return 2;
  }
  const own = loadEnv("production", process.cwd());
  const { origin } = new URL(address);
  const { lines, faults } = await examine({
    address: origin,
    backend: own["VITE_SUPABASE_URL"]?.replace(/\/+$/, "") || origin,
    publishableKey: own["VITE_SUPABASE_PUBLISHABLE_KEY"] || null,
    own,
  });
  console.log(lines.join("\n"));
  return faults === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv[2]);
