import type { ResourceLink } from "@/content/resources/resource";
import { paths } from "@/lib/paths";
import { settings } from "@/lib/site-settings";

import { labGuidePath } from "./category-address";

/** Where a card leads; `host` names the site it leaves for, and null stands for our own. */
export type ResourceTarget = { to: string; host: string | null; isSearch: boolean };

const videoSearch = "https://www.youtube.com/results";

function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, "");
}

function away(to: string, isSearch = false): ResourceTarget {
  return { to, host: hostOf(to), isSearch };
}

/** A video that the owner has not chosen is looked for by its subject; no address is made up. */
function videoTarget(chosen: string | null | undefined, search: string): ResourceTarget {
  if (chosen?.startsWith("http")) return away(chosen);
  return away(`${videoSearch}?${new URLSearchParams({ search_query: search }).toString()}`, true);
}

/** Where a resource is to be found. */
export function targetOf(
  link: ResourceLink,
  videos: readonly (string | null)[] = settings.videos,
): ResourceTarget {
  if (link.kind === "site") return away(link.url);
  if (link.kind === "video") return videoTarget(videos[link.place], link.search);
  const to = link.kind === "page" ? paths[link.page] : labGuidePath;
  return { to, host: null, isSearch: false };
}
