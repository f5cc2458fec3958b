import { type RefObject, useEffect, useState } from "react";

/** Three to four windows of a phone: what is nearer is there before she has scrolled to it. */
const FAR = "3000px 0px";

type Report = (entry: IntersectionObserverEntry) => void;

const reports = new WeakMap<Element, Report>();
let observer: IntersectionObserver | null = null;

function watch(element: Element, report: Report): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) reports.get(entry.target)?.(entry);
    },
    { rootMargin: FAR },
  );
  reports.set(element, report);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** The height of an element while it is far from the window and need not be drawn; null near it. */
export function useOffscreenHeight(element: RefObject<HTMLElement | null>): number | null {
  const [height, setHeight] = useState<number | null>(null);

  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    return watch(current, ({ isIntersecting, boundingClientRect }) => {
      const isInUse = current.contains(document.activeElement);
      setHeight(isIntersecting || isInUse ? null : boundingClientRect.height);
    });
  }, [element]);

  return height;
}
