import { backendChecks } from "./backend-checks.ts";
import { ask, type Check, type OnlineSite } from "./check.ts";
import { pageChecks } from "./page-checks.ts";
import { emptySettings, settingsChecks } from "./settings-checks.ts";

/** Every check, in the order of the report. */
export const checks: readonly Check[] = [...pageChecks, ...backendChecks, ...settingsChecks];

async function findFault(check: Check, site: OnlineSite): Promise<string | null> {
  try {
    return await check.find(site);
  } catch {
    return "The site or its backend cannot be reached.";
  }
}

async function isThere(address: string): Promise<boolean> {
  return ask(address).then(
    () => true,
    () => false,
  );
}

/** Runs every check on a site, if there is one: a line for each, one for each setting that is empty, and how many faults there are. */
export async function examine(site: OnlineSite): Promise<{ lines: string[]; faults: number }> {
  if (!(await isThere(site.address))) {
    const advice = "Look at the address, and whether the folder dist is uploaded.";
    return { lines: [`FAULT  ${site.address} cannot be reached. ${advice}`], faults: 1 };
  }
  const lines: string[] = [];
  let faults = 0;
  for (const check of checks) {
    const fault = await findFault(check, site);
    if (fault === null) lines.push(`ok     ${check.name}`);
    else {
      faults += 1;
      lines.push(`FAULT  ${check.name}: ${fault} ${check.remedy}`);
    }
  }
  for (const { name, where } of emptySettings(site.own)) {
    lines.push(`empty  ${name}: ${where} has nothing of yours yet.`);
  }
  lines.push(`\n${checks.length - faults} ok, ${faults} faults`);
  return { lines, faults };
}
