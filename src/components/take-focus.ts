/** The heading that stands before a part of the page, as long as it is still there; else the one of the page. */
function headingBefore(part: HTMLElement): () => HTMLElement | null {
  const headings = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3)")];
  const before = headings.filter(
    (heading) => heading.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return () =>
    before.findLast(({ isConnected }) => isConnected) ?? document.querySelector("main h1");
}

/** For what may go while it has the focus: the heading before it takes the focus then, unless something else does. */
export function handFocusOn(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  // A button that is busy loses the focus without a word.
  let hadFocus = part.contains(document.activeElement);
  function note({ type }: FocusEvent): void {
    hadFocus = type === "focusin";
  }
  part.addEventListener("focusin", note);
  part.addEventListener("focusout", note);
  return () => {
    const heading = headingBefore(part);
    const isLeaving = hadFocus;
    queueMicrotask(() => {
      if (!isLeaving || part.isConnected || document.activeElement !== document.body) return;
      const next = heading();
      if (next === null) return;
      next.tabIndex = -1;
      next.focus();
    });
  };
}

/** For what comes in the place of what was pressed: it takes the focus, a form with its first field, and hands it on when it goes. */
export function takeFocus(part: HTMLElement | null): (() => void) | undefined {
  const field =
    part instanceof HTMLFormElement
      ? part.querySelector<HTMLElement>("input, select, textarea, button")
      : part;
  field?.focus();
  return handFocusOn(part);
}
