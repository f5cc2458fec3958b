import { type RefObject, useLayoutEffect, useRef } from "react";

/** A value as it was last drawn, for handlers that must stay the same while it changes. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
