import { type RefObject, useLayoutEffect, useRef } from "react";

/** Brings the current link of a row that scrolls sideways, by its `data-name`, to the middle; the page stays where it is. */
export function useCurrentInView(current: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>(`[data-name="${current}"]`);
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return list;
}
