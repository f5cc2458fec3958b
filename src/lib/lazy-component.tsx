import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  useState,
} from "react";

import { lazyModule, type LazyModule } from "./lazy-module";

export type LazyComponent<Props> = Pick<LazyModule<ComponentType<Props>>, "get" | "preload"> & {
  /** The component itself, for the inside of a `<Suspense>`. */
  Component: (props: Props) => ReactNode;
};

/** A component whose code is fetched when it is first shown, or earlier when asked. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const { get, preload, read, current } = lazyModule(load);
  let waiting: {
    code: Promise<unknown>;
    Waiting: LazyExoticComponent<ComponentType<Props>>;
  } | null = null;

  function Component(props: Props) {
    // Decided once: another element at its next render would lose what was typed into this one.
    const [Fetched] = useState(current);
    if (Fetched !== null) return <Fetched {...props} />;
    const code = read();
    if (waiting?.code !== code)
      waiting = { code, Waiting: lazy(async () => ({ default: await code })) };
    return <waiting.Waiting {...props} />;
  }

  return { Component, get, preload };
}
