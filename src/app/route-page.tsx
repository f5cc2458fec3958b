import type { ComponentType } from "react";

import { lazyComponent } from "@/lib/lazy-component";

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
  const { Component: Page, get } = lazyComponent(load);

  async function preload(params: RouteParams = {}): Promise<void> {
    await Promise.all([get(), content?.load(params)]);
  }

  function sources(params: RouteParams): string[] {
    const text = content?.source?.(params);
    return [`src/app/routes/${file}.tsx`, ...(text === undefined ? [] : [text])];
  }

  return { Page, preload, sources };
}
