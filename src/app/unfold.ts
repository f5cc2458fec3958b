/** Opens every folded part that something stands in, so that it can be seen. */
export function unfoldAround(element: Element): void {
  for (
    let part = element.closest("details");
    part;
    part = part.parentElement?.closest("details") ?? null
  )
    part.open = true;
}

/** Opens the folded parts of the page for paper and folds them again after; returns the way to stop. */
export function unfoldForPaper(): () => void {
  let opened: HTMLDetailsElement[] = [];
  const open = () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    for (const part of opened) part.open = true;
  };
  const fold = () => {
    for (const part of opened) part.open = false;
    opened = [];
  };
  addEventListener("beforeprint", open);
  addEventListener("afterprint", fold);
  return () => {
    removeEventListener("beforeprint", open);
    removeEventListener("afterprint", fold);
  };
}
