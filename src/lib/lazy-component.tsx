import { type ComponentType, type ReactNode, use } from "react";

import { lazyModule, type LazyModule } from "./lazy-module";

export type LazyComponent<Props> = Pick<LazyModule<ComponentType<Props>>, "get" | "preload"> & {
  /** The component itself, for the inside of a `<Suspense>`. */
  Component: (props: Props) => ReactNode;
};

/** A component whose code is fetched when it is first shown, or earlier when asked. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const { get, preload, read } = lazyModule(load);

  // Always the same element, so that what was typed into it outlives its next render.
  function Component(props: Props) {
    const Fetched = use(read());
    return <Fetched {...props} />;
  }

  return { Component, get, preload };
}
