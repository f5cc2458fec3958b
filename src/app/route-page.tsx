import { use, type ComponentType } from "react";

/** A page whose code could not be fetched. */
export class PageLoadError extends Error {
  override name = "PageLoadError";
}

export type RoutePage = { Page: ComponentType; preload: () => Promise<ComponentType> };

/** A page whose code is fetched when it is first shown, or earlier when asked. */
export function routePage(load: () => Promise<ComponentType>): RoutePage {
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

  function preload(): Promise<ComponentType> {
    if (pending === null || hasFailed) {
      hasFailed = false;
      pending = fetchPage();
    }
    return pending;
  }

  function Page() {
    const Loaded = loaded ?? use(pending ?? preload());
    return <Loaded />;
  }

  return { Page, preload };
}
