import { useEffect } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;
type EarlyField = { field: Field; text: string; isChecked: boolean };

/** The moment from which the page answers; for whoever measures it. */
const aliveMark = "page alive";

let repeat: (() => void) | null = null;

function isCheckable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);
}

function isTouched(field: Field): boolean {
  return isCheckable(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** Types a text once more, since nobody was listening the first time. */
function retype(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React compares with what it last saw in the field, and it has not seen her text being typed.
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (document.activeElement === field && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
}

function fill({ field, text, isChecked }: EarlyField): void {
  if (!field.isConnected) return;
  if (!isCheckable(field)) {
    retype(field, text);
    return;
  }
  field.checked = !isChecked;
  field.click();
}

/** Remembers what she has typed, ticked and pressed in the ready-made page, for `EarlyActions`. */
export function keepEarlyActions(root: Element, takePress: () => HTMLElement | null): void {
  const touched = [...root.querySelectorAll<Field>("input, textarea")]
    .filter(isTouched)
    .map((field): EarlyField => {
      const isChecked = isCheckable(field) && field.checked;
      return { field, text: field.value, isChecked };
    })
    // A radio button that lost its tick to another one is no act of hers.
    .filter(({ field, isChecked }) => isChecked || field.type !== "radio");
  repeat = () => {
    for (const field of touched) fill(field);
    const pressed = takePress();
    if (pressed?.isConnected === true) pressed.click();
  };
}

/** Does once more what she did before the page was alive; stands behind the page, which has to be alive by then. */
export function EarlyActions() {
  useEffect(() => {
    // Header and footer come alive by themselves, or at once for a press that does not come while React is at work.
    const soon = setTimeout(() => {
      repeat?.();
      repeat = null;
      performance.mark(aliveMark);
    });
    return () => clearTimeout(soon);
  }, []);
  return null;
}
