import { use, type ComponentType } from "react";

import { PageLoadError } from "@/lib/page-load-error";

export type RouteParams = Readonly<Record<string, string | undefined>>;

/** What a page shows and does not hold itself, such as one of many texts. */
type PageContent = {
  load: (params: RouteParams) => Promise<unknown> | null;
  /** The source file that every visitor of the page needs. */
  source?: (params: RouteParams) => string;
};

export type RoutePage = {
  Page: ComponentType;
  /** Fetches the page's code, and its content when that is apart. */
  preload: (params?: RouteParams) => Promise<void>;
  /** The source files of the code and of the content. */
  sources: (params: RouteParams) => string[];
};

/** A page whose code, the file of that name among the routes, is fetched when it is first shown, or earlier when asked. */
export function routePage(
  file: string,
  load: () => Promise<ComponentType>,
  content?: PageContent,
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

  async function preload(params: RouteParams = {}): Promise<void> {
    await Promise.all([loadCode(), content?.load(params)]);
  }

  function sources(params: RouteParams): string[] {
    const text = content?.source?.(params);
    return [`src/app/routes/${file}.tsx`, ...(text === undefined ? [] : [text])];
  }

  function Page() {
    const Loaded = loaded ?? use(pending ?? loadCode());
    return <Loaded />;
  }

  return { Page, preload, sources };
}
