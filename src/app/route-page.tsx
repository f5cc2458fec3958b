import { use, type ComponentType } from "react";

import { PageLoadError } from "@/lib/page-load-error";

type RouteParams = Readonly<Record<string, string | undefined>>;

export type RoutePage = {
  Page: ComponentType;
  /** Fetches the page's code, and its text when that is apart. */
  preload: (params?: RouteParams) => Promise<ComponentType>;
};

/** A page whose code is fetched when it is first shown, or earlier when asked; `loadText` is for a page of many texts. */
export function routePage(
  load: () => Promise<ComponentType>,
  loadText?: (params: RouteParams) => Promise<unknown> | null,
): RoutePage {
  let loaded: ComponentType | null = null;
  let pending: Promise<ComponentType> | null = null;
  let hasFailed = false;

  async function fetchPage(): Promise<ComponentType> {
    try {
      loaded = await load();
      return loaded;
    } catch (cause) {
      hasFailed = true;
      throw new PageLoadError("This page could not be loaded.", { cause });
    }
  }

  function loadCode(): Promise<ComponentType> {
    if (pending === null || hasFailed) {
      hasFailed = false;
      pending = fetchPage();
    }
    return pending;
  }

  async function preload(params: RouteParams = {}): Promise<ComponentType> {
    const [page] = await Promise.all([loadCode(), loadText?.(params)]);
    return page;
  }

  function Page() {
    const Loaded = loaded ?? use(pending ?? loadCode());
    return <Loaded />;
  }

  return { Page, preload };
}
