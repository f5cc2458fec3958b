/** Safari gives a button that is pressed no focus, and so nothing could bring it back there from a dialog. */
function focusPressed({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest("button") : null;
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

/** Gives the focus to a button that is pressed, in browsers that do not. */
export function focusPressedButtons(): void {
  document.addEventListener("click", focusPressed, true);
}
